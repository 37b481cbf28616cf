import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CANVAS_HANDSHAKE, type FromCanvas } from './protocol.ts'
import { startCanvas } from './start-canvas.tsx'

/** Ports that the canvas may take, and what it says over them. */
let ports: MessagePort[]
beforeEach(() => {
  ports = []
})
afterEach(() => {
  for (const port of ports) port.close()
})

/** A port for the canvas; hears whether it was taken. */
function offer(): { readonly port: MessagePort; readonly isTaken: () => Promise<boolean> } {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1)
  const heard: FromCanvas[] = []
  port1.addEventListener('message', (event: MessageEvent<FromCanvas>) => heard.push(event.data))
  port1.start()
  return {
    port: port2,
    // Said over the same port after all that the canvas said.
    isTaken: async () => {
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true })
        port2.postMessage({ type: 'asked' })
      })
      return heard[0]?.type === 'ready'
    },
  }
}
const say = (data: unknown, source: Window | null = window.parent) =>
  window.dispatchEvent(new MessageEvent('message', { source, data }))

const start = () => startCanvas({ definitions: [], components: {}, elementStyles: {} })

describe('canvas-C24 the frame takes its port', () => {
  it('from the window around it, once', async () => {
    start()
    const [first, second] = [offer(), offer()]
    say({ type: CANVAS_HANDSHAKE, port: first.port })
    say({ type: CANVAS_HANDSHAKE, port: second.port })
    expect([await first.isTaken(), await second.isTaken()]).toEqual([true, false])
  })

  it('from no other window, be it its own, a stranger’s or none', async () => {
    start()
    const stranger = document.createElement('iframe')
    document.body.append(stranger)
    const offers = [offer(), offer(), offer()]
    const sources = [stranger.contentWindow, null, window === window.parent ? null : window]
    for (const [at, { port }] of offers.entries()) say({ type: CANVAS_HANDSHAKE, port }, sources[at] ?? null)
    expect(await Promise.all(offers.map(({ isTaken }) => isTaken()))).toEqual([false, false, false])
    stranger.remove()
    // And still takes the right one.
    const right = offer()
    say({ type: CANVAS_HANDSHAKE, port: right.port })
    expect(await right.isTaken()).toBe(true)
  })

  it('with the right words only, whatever else is said', async () => {
    start()
    const { port, isTaken } = offer()
    const { port: other } = offer()
    const hostile: readonly unknown[] = [
      undefined,
      null,
      7,
      CANVAS_HANDSHAKE,
      [],
      {},
      { port },
      { type: 'other', port },
      { type: CANVAS_HANDSHAKE },
      { type: CANVAS_HANDSHAKE, port: null },
      { type: CANVAS_HANDSHAKE, port: { postMessage: () => undefined } },
      Object.assign(() => undefined, { type: CANVAS_HANDSHAKE, port }),
    ]
    for (const data of hostile) say(data)
    expect(await isTaken()).toBe(false)
    say({ type: CANVAS_HANDSHAKE, port: other })
  })
})
