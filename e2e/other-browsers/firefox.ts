import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { WINDOW, type OtherBrowser } from './other-browser.ts'

interface Told {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string }
  readonly result?: unknown
  readonly message?: string
}

/** Starts Firefox in a profile of its own and speaks WebDriver BiDi with it, which needs no driver beside it. */
export async function startFirefox(path: string): Promise<OtherBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'heddle-firefox-'))
  const size = ['--width', String(WINDOW.width), '--height', String(WINDOW.height)]
  const child = spawn(path, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, ...size], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}:\n${said}`)))
  })
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')

  const errors: string[] = []
  const waiting = new Map<number, (told: Told) => void>()
  socket.on('message', (data: Buffer) => {
    const told = JSON.parse(data.toString()) as Told
    if (told.id !== undefined) waiting.get(told.id)?.(told)
    else if (told.params?.level === 'error') errors.push(told.params.text ?? '')
  })
  let last = 0
  async function ask<Result>(method: string, params: object): Promise<Result> {
    const id = ++last
    const told = await new Promise<Told>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (told.message !== undefined) throw new Error(`${method}: ${told.message}`)
    return told.result as Result
  }

  await ask('session.new', { capabilities: {} })
  await ask('session.subscribe', { events: ['log.entryAdded'] })
  const tree = await ask<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context
  await ask('browsingContext.setViewport', { context, viewport: WINDOW })

  return {
    errors,
    goto: async (url) => {
      await ask('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (body) => {
      const { result, exceptionDetails } = await ask<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `JSON.stringify((() => { ${body} })() ?? null)`,
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    act: async (sources) => {
      await ask('input.performActions', { context, actions: sources })
    },
    choose: async (selector, path) => {
      const { nodes } = await ask<{ nodes: readonly { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })
      await ask('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [path] })
    },
    picture: async () => {
      const { data } = await ask<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      const ended = once(child, 'exit')
      socket.close()
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
