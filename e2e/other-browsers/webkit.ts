import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { freePort } from '../heddle.ts'
import { WINDOW, type OtherBrowser } from './other-browser.ts'

/** Where WebKit's parts are (`scripts/other-browsers.mjs`). */
export interface WebKitPlaces {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

/** A screen that nobody sees; answers its name. */
async function startScreen(path: string): Promise<{ readonly child: ChildProcess; readonly display: string }> {
  const child = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const told = child.stdio[3]
  if (!told) throw new Error('The screen has no way to tell its number')
  const [number] = (await once(told, 'data')) as [Buffer]
  return { child, display: `:${number.toString().trim()}` }
}

/** Starts WebKit behind its driver and speaks WebDriver with it. */
export async function startWebKit({ driver, browser, screen }: WebKitPlaces): Promise<OtherBrowser> {
  const { child: screenProcess, display } = await startScreen(screen)
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })

  async function ask<Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    const { value } = (await response.json()) as { value: Result & { message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }

  await expect.poll(() => ask('GET', '/status').then(Boolean, () => false)).toBe(true)
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  const evaluate = (body: string): Promise<unknown> => ask('POST', `${session}/execute/sync`, { script: body, args: [] })
  // The window has bars of its own: what they take is added.
  const place = { x: 0, y: 0 }
  await ask('POST', `${session}/window/rect`, { ...place, ...WINDOW })
  const inner = Number(await evaluate('return innerHeight'))
  await ask('POST', `${session}/window/rect`, { ...place, ...WINDOW, height: WINDOW.height * 2 - inner })

  return {
    errors: [],
    evaluate,
    goto: async (url) => {
      await ask('POST', `${session}/url`, { url })
    },
    act: async (sources) => {
      await ask('POST', `${session}/actions`, { actions: sources })
    },
    choose: async (selector, path) => {
      const found = await ask<Readonly<Record<string, string>>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
      await ask('POST', `${session}/element/${Object.values(found)[0]}/value`, { text: path })
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await ask('DELETE', session)
      for (const ending of [child, screenProcess]) {
        const ended = once(ending, 'exit')
        ending.kill()
        await ended
      }
    },
  }
}
