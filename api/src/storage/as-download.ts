import type { FastifyReply } from 'fastify';
import { attachment } from './file-name.ts';

/** The headers of a confidential file: never rendered as a page of our origin, whatever its content, and never kept. */
export function asDownload(reply: FastifyReply, name: string): void {
  reply.header('content-disposition', attachment(name));
  reply.header('x-content-type-options', 'nosniff');
  reply.header('content-security-policy', "sandbox; default-src 'none'");
  reply.header('cache-control', 'private, no-store');
}
