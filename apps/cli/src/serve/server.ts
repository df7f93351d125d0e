import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BuiltApp, ServedFile } from './built-app.ts';
import { answerEdit, type Editing } from './editing.ts';

/** Only this machine can reach it. */
const HOST = '127.0.0.1';

/** Ports that are tried one after another where the first is taken. */
const PORTS_TRIED = 20;

/** Under these names a browser on this machine asks; any other page that found its way here goes away empty-handed. */
const LOCAL_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

export interface ServeOptions {
  readonly port: number;
  /** Whether the next port will do where this one is taken. */
  readonly flexible: boolean;
  /** What is served besides the application. */
  readonly extra?: (path: string, isPoll: boolean) => Promise<ServedFile | undefined>;
  /** Page that a browser is sent to from `/`. */
  readonly home?: string;
  readonly editing?: Editing;
  /** Takes what went wrong on this side of an answer. */
  readonly failed: (path: string, error: unknown) => void;
}

/** Serves the application until it is stopped. Fails like Node's own where the port is taken. */
export const startServer = async (
  app: BuiltApp,
  { port, flexible, extra, home, editing, failed }: ServeOptions,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> => {
  const server = createServer(async (request, response) => {
    const refuse = (status: number) => response.writeHead(status).end();
    if (!LOCAL_HOST.test(request.headers.host ?? '')) return refuse(403);
    const path = pathOf(request.url);
    if (path === undefined) return refuse(400);
    try {
      if (request.method === 'POST' && editing) return refuse(await answerEdit(request, editing));
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
      // The service worker fetches the start page as well, and cannot keep a redirect.
      if (path === '/' && home !== undefined && request.headers.accept?.includes('text/html'))
        return response.writeHead(302, { Location: home, 'Cache-Control': 'no-store' }).end();
      const known = request.headers['if-none-match'];
      const answer = (await extra?.(path, known !== undefined)) ?? (await app.answer(path));
      if (!answer) return refuse(404);
      const headers = {
        'Cache-Control': answer.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        ...(answer.etag === undefined ? {} : { ETag: answer.etag }),
        ...answer.headers,
      };
      if (answer.etag !== undefined && answer.etag === known) return response.writeHead(304, headers).end();
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
  const used = await listen(server, port, flexible ? PORTS_TRIED : 1);
  return {
    address: `http://${HOST}:${used}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};

/** Nothing for an address that cannot be read. */
const pathOf = (address = '/'): string | undefined => {
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
