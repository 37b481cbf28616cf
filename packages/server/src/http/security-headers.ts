import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { HostNames } from '../host-names.ts'

/** Helmet's headers for the editor and the API; the policy itself is set per answer because it names the address in use. */
export async function registerSecurityHeaders(app: FastifyInstance, hosts: HostNames, https: boolean): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Drafts run in tabs of their own, and stay connected.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', editorPolicy(request.checkedHost, hosts, https))
  })
}

const print = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** Policy of the editor's pages and of the API. `host` is the checked Host header, empty for a refused request. */
export function editorPolicy(host: string, hosts: HostNames, https: boolean): string {
  return print({
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Controls and the formula editor set style attributes and sheets; no script can come of a style.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', hosts.assetsOrigin],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(host === '' ? [] : [`${https ? 'wss' : 'ws'}://${host}`])],
    'frame-src': ["'self'", hosts.anySite],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}

/** Policy of what templates look like: a page that has everything in it and runs nothing. */
export const PICTURE_POLICY = print({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: [],
})

/** Policy of the canvas frame: scripts of the editor's build only, no origin of its own even when opened by hand. */
export function canvasPolicy(host: string, hosts: HostNames, https: boolean): string {
  const own = `${https ? 'https' : 'http'}://${host}`
  return print({
    'default-src': ["'none'"],
    'script-src': [own],
    'style-src': [own, "'unsafe-inline'"],
    'img-src': ['*', 'data:', 'blob:'],
    'media-src': ['*', 'data:', 'blob:'],
    'font-src': [own, hosts.assetsOrigin, 'data:'],
    'connect-src': [own, hosts.assetsOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [own],
    sandbox: ['allow-scripts'],
  })
}
