/** A request that tells how much of its body, from 0 to 1, has left. */
export type SendFile = (
  path: string,
  init: { readonly body: FormData; readonly signal: AbortSignal },
  onProgress: (share: number) => void,
) => Promise<Response>

/** Posts form data from a browser. Rejects like `fetch`: where nobody answers, and when it is called off. */
export const sendFile: SendFile = (path, { body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    // Only this kind of request tells how far it is.
    const request = new XMLHttpRequest()
    const cancel = (): void => {
      request.abort()
      reject(new DOMException('called off', 'AbortError'))
    }
    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel, { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(new TypeError('nobody answered')))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    request.open('POST', path)
    request.send(body)
  })
