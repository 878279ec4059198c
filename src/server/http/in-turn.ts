import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Hardly a client sends a second request before it has read the response to the first. */
export const MAX_WAITING = 250;

/**
 * Handles the requests of a connection one after the other. Node sends responses in order: one that was made ahead would
 * be in memory until the client has read those before it, and would not be told that the connection has ended.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  const waiting = new WeakMap<Socket, number>();
  const countWaiting = (socket: Socket, change: number) => {
    const count = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, count);
    return count;
  };

  return (request, response) => {
    const { socket } = request;
    const previous = latest.get(socket);
    latest.set(socket, response);
    // Node gives the connection to the response whose turn it is.
    if (response.socket !== null || !previous) handle(request, response);
    else if (countWaiting(socket, 1) > MAX_WAITING) socket.destroy();
    else
      previous.once('close', () => {
        countWaiting(socket, -1);
        // The connection may have ended.
        if (response.socket !== null) handle(request, response);
      });
  };
}
