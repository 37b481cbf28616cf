import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

/** One HTTP request on loopback whatever the host of `url`: `*.localhost` resolves in browsers, not in Node. */
export function visit(
  url: string,
  options: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url)
  // `pathname` is normalised; what a hostile client sends is not.
  const path = url.slice(url.indexOf(host) + host.length) || pathname + search
  const length: Record<string, string> =
    options.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(options.body)) }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method: options.method ?? 'GET', headers: { ...options.headers, ...length, host } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') })
        })
      },
    )
    request.on('error', reject)
    request.end(options.body)
  })
}
