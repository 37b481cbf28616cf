import { isIP } from 'node:net'

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A host name as browsers write it (small letters, others than Latin ones encoded), by what a person wrote; nothing for what is none. */
export function readDomain(text: string): string | undefined {
  const given = text.trim().replace(/\.$/, '')
  if (given.length > 253 || /[\s/:@?#\\%*]/.test(given) || !URL.canParse(`http://${given}/`)) return undefined
  const host = new URL(`http://${given}/`).hostname
  const labels = host.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName && isIP(host) === 0 && host.length <= 253 ? host : undefined
}
