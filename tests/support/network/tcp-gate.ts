import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be blocked: what is sent then arrives only when it is open again, as over a broken network. */
export async function openGate(port: number) {
  const sockets = new Set<Socket>();
  const unanswered = new WeakSet<Socket>();
  let isOpen = true;
  let isCut = false;
  let lostQuestion: string | null = null;

  const server = createServer((visitor) => {
    if (isCut) return void visitor.destroy();
    const target = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [visitor, target],
      [target, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => {
        if (unanswered.has(visitor)) return void visitor.destroy();
        if (socket === visitor && lostQuestion && chunk.includes(lostQuestion)) {
          lostQuestion = null;
          unanswered.add(visitor);
        }
        other.write(chunk);
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (!isOpen) socket.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    block(): void {
      isOpen = false;
      for (const socket of sockets) socket.pause();
    },
    /** Breaks every connection, and refuses others until it is open again. */
    cut(): void {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    open(): void {
      isOpen = true;
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    /** The next question with this text reaches the server, but its answer does not come back. */
    dropResponseTo(text: string): void {
      lostQuestion = text;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
