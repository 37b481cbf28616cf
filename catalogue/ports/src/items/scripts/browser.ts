import { definePort } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'

type Script = (names: object) => unknown

/** Code of builders: modules of the release, run with the names that formulas see at the same place. */
export const port = definePort('scripts', ({ scope, ports }) => ({
  async run(address) {
    if (typeof address !== 'string' || !/^\/scripts\/[a-z0-9]+\.js$/.test(address)) throw new Error(MESSAGES.noScript)
    const module = (await import(/* @vite-ignore */ address)) as { readonly default: Script }
    return module.default(namesAt(scope(), ports()))
  },
}))

/** Each an own name, read again each time; a scope stands on the place around it as its prototype. */
function namesAt(scope: object, heddle: object): object {
  const names: object = {}
  for (const name in scope) Object.defineProperty(names, name, { enumerable: true, get: () => Reflect.get(scope, name) })
  return Object.defineProperty(names, 'heddle', { value: heddle, enumerable: true })
}
