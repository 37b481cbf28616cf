import type { LogLevel } from '@heddle/kit'

type Log = (level: LogLevel, message: string, data: readonly unknown[]) => void

const LEVELS = { error: 'error', warn: 'warning', info: 'info', log: 'info', debug: 'verbose' } as const

/** Hears what is written to the console, which still gets it, and what failed without anybody waiting for it. */
export function watchConsole(log: Log, target: Pick<Console, keyof typeof LEVELS>, from: EventTarget): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, LogLevel][]) {
    const write = target[name].bind(target)
    target[name] = (...parts: readonly unknown[]) => {
      write(...parts)
      const [first, ...others] = parts
      log(level, typeof first === 'string' ? first : describe(first), typeof first === 'string' ? others : parts)
    }
  }
  from.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) log('error', event.message, [])
  })
  from.addEventListener('unhandledrejection', (event) => {
    if (event instanceof PromiseRejectionEvent) log('error', describe(event.reason), [])
  })
}

const describe = (value: unknown): string =>
  value instanceof Error ? value.message : typeof value === 'object' ? '' : String(value)
