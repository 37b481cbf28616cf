import { isPublishedBinding } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'
import type { CompiledNode } from '../compile/index.ts'

/** What a policy says of an address that is known only while the page is used. */
const ANY = 'https:'
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?(?=[/?#]|$)/i

/** Other sites that forms of a page are sent to, as a policy names them; none for the site itself. */
export function formTargets(
  compiled: readonly CompiledNode[],
  definitions: ReadonlyMap<string, ElementDefinition>,
): readonly string[] {
  const targets = new Set<string>()
  for (const { published } of compiled) {
    const { sendsTo } = definitions.get(published.type) ?? {}
    const address = sendsTo === undefined ? undefined : published.props[sendsTo]
    if (isPublishedBinding(address)) targets.add(ANY)
    else if (typeof address === 'string') {
      const [origin] = ORIGIN.exec(address.trim()) ?? []
      if (origin !== undefined) targets.add(origin.toLowerCase())
      else if (/^mailto:/i.test(address.trim())) targets.add('mailto:')
    }
  }
  return [...targets].toSorted()
}
