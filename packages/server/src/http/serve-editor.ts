import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { findIcon } from '../hosting/find-icon.ts'
import { sendAnswer } from '../hosting/send-answer.ts'
import type { HostNames } from '../host-names.ts'
import type { ServerPorts } from '../ports/ports.ts'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import { canvasPolicy, PICTURE_POLICY } from './security-headers.ts'

// Bounded: names of files that were built.
const HASHED = /[-.][\w-]{8,}\.\w+$/
const PACKED = /\.(?:br|gz)$/
/** Pictures of templates. */
const PICTURE = /^[a-z][a-z0-9-]{0,63}\.html$/

/** Serves the built editor: its files, and `index.html` for every address of its own (`/`, `/projects/…`). */
export async function serveEditor(
  app: FastifyInstance,
  ports: Pick<ServerPorts, 'editorFolder' | 'icons'>,
  hosts: HostNames,
  https: boolean,
): Promise<void> {
  const folder = ports.editorFolder
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: true,
      wildcard: true,
      index: false,
      cacheControl: false,
      // The build puts smaller forms beside its files.
      preCompressed: true,
      setHeaders(reply, path) {
        const name = basename(path).replace(PACKED, '')
        reply.header(
          'cache-control',
          HASHED.test(name) && !name.endsWith('.html') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
        // The canvas frame has an opaque origin: what it loads must be open to any origin. Nothing here is secret.
        if (name !== 'index.html') {
          reply.header('access-control-allow-origin', '*')
          reply.header('cross-origin-resource-policy', 'cross-origin')
        }
      },
    })
  }
  app.get('/icons/*', async (request, reply) => {
    const file = findIcon(request.url.split('?')[0]?.slice(1) ?? '', ports.icons)
    if (!file) throw new ServerError(messages.notFound)
    await sendAnswer(request, reply, { file, status: 200 })
    return reply
  })
  app.get('/canvas.html', (request, reply) => {
    if (!existsSync(join(folder, 'canvas.html'))) throw new ServerError(messages.notBuilt('The editor'))
    // The frame's origin is opaque, which already is a cluster of its own; asking for one again makes browsers warn.
    reply.removeHeader('origin-agent-cluster')
    return reply.header('content-security-policy', canvasPolicy(request.checkedHost, hosts, https)).sendFile('canvas.html')
  })
  app.get<{ Params: { name: string } }>('/templates/:name', (request, reply) => {
    const { name } = request.params
    if (!PICTURE.test(name) || !existsSync(join(folder, 'templates', name))) throw new ServerError(messages.notFound)
    reply.removeHeader('origin-agent-cluster')
    return reply.header('content-security-policy', PICTURE_POLICY).sendFile(`templates/${name}`)
  })
  for (const path of ['/', '/projects/*', '/sign-in', '/sign-up']) {
    app.get(path, (_request, reply) => {
      if (!existsSync(join(folder, 'index.html'))) throw new ServerError(messages.notBuilt('The editor'))
      return reply.sendFile('index.html')
    })
  }
}
