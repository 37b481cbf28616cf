import type { HelperAddresses } from '@heddle/kit'
import { messages } from './messages.ts'

/** The setting that gives each address. */
const NAMES = { api: 'HEDDLE_BUILDER_API', data: 'HEDDLE_DATA_SERVICE', cdn: 'HEDDLE_CDN' } as const

/** Reads the addresses of helper services (specification section 7). Throws an `Error` naming the one that is wrong. */
export function readHelperAddresses(env: Readonly<Record<string, string | undefined>>): Partial<HelperAddresses> {
  const given = Object.entries(NAMES).flatMap(([name, setting]) => {
    const text = env[setting]
    return text ? [[name, readAddress(setting, text)] as const] : []
  })
  return Object.fromEntries(given)
}

function readAddress(setting: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // Pages of sites may ask others by https alone.
  if (url?.protocol !== 'https:') throw new Error(messages.badSetting(setting, 'write it as https://api.example.com/v1'))
  if (url.username + url.password !== '')
    throw new Error(messages.badSetting(setting, 'every visitor reads it: no name and password'))
  if (url.search + url.hash !== '') throw new Error(messages.badSetting(setting, 'it must end with its path'))
  return url.origin + url.pathname.replace(/\/$/, '')
}
