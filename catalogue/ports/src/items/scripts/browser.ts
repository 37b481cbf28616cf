import { definePort } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'

type Script = (names: object) => unknown

/** Code of builders: modules of the release, run with the names that formulas see at the same place. */
export const port = definePort('scripts', ({ scope, ports }) => ({
  async run(address) {
    if (typeof address !== 'string' || !/^\/scripts\/[a-z0-9]+\.js$/.test(address)) throw new Error(MESSAGES.noScript)
    const module = (await import(/* @vite-ignore */ address)) as { readonly default: Script }
    const names = Object.defineProperties({}, Object.getOwnPropertyDescriptors(scope()))
    return module.default(Object.defineProperty(names, 'heddle', { value: ports(), enumerable: true }))
  },
}))
