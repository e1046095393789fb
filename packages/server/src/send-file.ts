import type { FastifyReply, FastifyRequest } from 'fastify'
import { bestFor, type PageFile } from './page-files.ts'

/** Sends a file in the best form the caller takes, or says that the caller has it already. */
export function sendFile(file: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, etag, encoding } = bestFor(file, request.headers['accept-encoding'])
  reply.type(file.type).header('etag', etag)
  if (encoding !== null) reply.header('content-encoding', encoding)
  const known = request.headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''))
  return known?.includes(etag) || known?.includes('*') ? reply.code(304).send() : reply.send(body)
}
