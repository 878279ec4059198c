import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be blocked: what is sent then arrives only when it is open again, as over a broken network. */
export async function openGate(port: number) {
  const sockets = new Set<Socket>();
  let isOpen = true;

  const server = createServer((visitor) => {
    const target = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [visitor, target],
      [target, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => other.write(chunk));
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
    open(): void {
      isOpen = true;
      for (const socket of sockets) socket.resume();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
