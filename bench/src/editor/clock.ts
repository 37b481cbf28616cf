import type { Frame, Page } from '@playwright/test'

/** Milliseconds on the one clock that all documents of a browser share. */
type Moment = number

declare global {
  interface Window {
    benchStart?: Moment
    benchEnd?: Promise<Moment>
  }
}

/** In the document that takes the input: remembers when the next input of the type was made. */
export async function noteInput(page: Page | Frame, type: 'pointerdown' | 'keydown'): Promise<void> {
  await page.evaluate((name) => {
    window.addEventListener(name, (event) => (window.benchStart = performance.timeOrigin + event.timeStamp), {
      capture: true,
      once: true,
    })
  }, type)
}

/** In the document that shows the effect: the moment after the frame in which the expression first held was painted. */
export async function notePaint(page: Page | Frame, expression: string): Promise<void> {
  // The expression is compiled by the browser's debugger, which no page policy concerns.
  await page.evaluate(
    `window.benchEnd = new Promise((resolve) => {
      const holds = () => Boolean(${expression})
      const painted = () => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        port2.postMessage(0)
      })
      if (holds()) throw new Error('It holds already: ' + ${JSON.stringify(expression)})
      const observer = new MutationObserver(() => { if (holds()) { observer.disconnect(); painted() } })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    }); undefined`,
  )
}

/** Time from the noted input to the noted paint. */
export async function elapsed(input: Page | Frame, effect: Page | Frame, what: string): Promise<number> {
  const end = await Promise.race([
    effect.evaluate(() => window.benchEnd ?? NaN),
    new Promise<number>((_, reject) => setTimeout(() => reject(new Error(`The effect was never painted: ${what}`)), 15_000)),
  ])
  return end - (await input.evaluate(() => window.benchStart ?? NaN))
}
