import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltApp, ServedFile } from './built-app.ts';
import { answerEdit, type Editing } from './editing.ts';

/** Only this machine can reach this address. */
const HOST = '127.0.0.1';

/** How many ports to try if the first one is in use. */
const PORTS_TRIED = 20;

/** Host names that a browser on this machine sends. Requests under other names come from other sites and are refused. */
const LOCAL_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

export interface ServeOptions {
  readonly port: number;
  /** Whether to try the next ports if this one is in use. */
  readonly flexible: boolean;
  /** Answers addresses that are not part of the application. */
  readonly extra?: (path: string, isPoll: boolean) => Promise<ServedFile | undefined>;
  /** Page to which `/` redirects a browser. */
  readonly home?: string;
  readonly editing?: Editing;
  /** Receives errors of this server. */
  readonly failed: (path: string, error: unknown) => void;
}

/** Serves the application until it is stopped. Fails like Node if the port is in use. */
export const startServer = async (
  app: BuiltApp,
  { port, flexible, extra, home, editing, failed }: ServeOptions,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> => {
  const server = createServer(async (request, response) => {
    const refuse = (status: number) => response.writeHead(status).end();
    if (!LOCAL_HOST.test(request.headers.host ?? '')) return refuse(403);
    const path = decodePath(request.url);
    if (path === undefined) return refuse(400);
    try {
      if (request.method === 'POST' && editing) return refuse(await answerEdit(request, editing));
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
      // The service worker fetches the start page as well, and cannot keep a redirect.
      if (path === '/' && home !== undefined && request.headers.accept?.includes('text/html'))
        return response.writeHead(302, { Location: home, 'Cache-Control': 'no-store' }).end();
      const version = request.headers['if-none-match'];
      const answer = (await extra?.(path, version !== undefined)) ?? (await app.answer(path));
      if (!answer) return refuse(404);
      const headers = {
        'Cache-Control': answer.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        ...(answer.etag === undefined ? {} : { ETag: answer.etag }),
        ...answer.headers,
      };
      if (answer.etag !== undefined && answer.etag === version) return response.writeHead(304, headers).end();
      response.writeHead(answer.status ?? 200, {
        ...headers,
        'Content-Type': answer.type,
        'Content-Length': answer.body.length,
      });
      return response.end(request.method === 'HEAD' ? undefined : answer.body);
    } catch (error) {
      failed(path, error);
      return response.headersSent ? response.destroy() : refuse(500);
    }
  });
  const usedPort = await listen(server, port, flexible ? PORTS_TRIED : 1);
  return {
    address: `http://${HOST}:${usedPort}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};

/** Returns undefined for an invalid address. */
const decodePath = (address = '/'): string | undefined => {
  try {
    return decodeURIComponent(new URL(address, `http://${HOST}`).pathname);
  } catch {
    return undefined;
  }
};

const listen = async (server: Server, first: number, tries: number): Promise<number> => {
  for (let port = first; ; port++) {
    try {
      await new Promise<void>((ready, fail) => {
        server.once('error', fail).listen(port, HOST, () => {
          server.off('error', fail);
          ready();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      if (port + 1 === first + tries || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
};
