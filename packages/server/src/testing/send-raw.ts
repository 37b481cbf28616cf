import { connect } from 'node:net'

/** Sends these lines as one request, as no well-behaved client would, and resolves with everything that came back. */
export function sendRaw(url: string, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  })
}
