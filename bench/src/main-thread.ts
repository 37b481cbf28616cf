import type { CDPSession, Page } from '@playwright/test'

/** Milliseconds that the page's main thread was at work, from an act until what it changed is painted. */
export async function workOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await taskTime(session)
  await act()
  await untilPainted(page)
  return (await taskTime(session)) - before
}

/**
 * From now on `taskTime` counts time that the processor gave to the thread, so that nothing else at work on the machine is in
 * it. Without it the clock on the wall is counted.
 */
export async function countProcessorTime(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
}

/** Milliseconds that the main thread was at work so far. */
export async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(), { once: true })
          port1.start()
          port2.postMessage(0)
        })
      }),
  )
}
