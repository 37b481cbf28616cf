import { toText } from '@heddle/kit/react'

/** A step of the way to a page. */
export interface Step {
  readonly label: string
  /** Empty where it leads nowhere. */
  readonly link: string
  /** Its name in the set; empty for none. */
  readonly icon: string
}

/** Addresses that lead somewhere and run nothing: of the site, of others, of mail and telephones. */
const SAFE = /^(?:https?:|mailto:|tel:|[/?#]|[^:]*$)/i

/** Steps with words, whatever was given: what a formula gives is other people's data. */
export function readSteps(given: unknown): readonly Step[] {
  if (!Array.isArray(given)) return []
  return given.slice(0, MAX_STEPS).flatMap((one: unknown): readonly Step[] => {
    if (typeof one === 'string') return one === '' ? [] : [{ label: one, link: '', icon: '' }]
    if (typeof one !== 'object' || one === null) return []
    const { label, page, link, icon } = one as { readonly [part in 'label' | 'page' | 'link' | 'icon']?: unknown }
    const text = toText(label)
    const address = typeof page === 'string' && page !== '' ? page : toText(link)
    return text === '' ? [] : [{ label: text, link: SAFE.test(address) ? address : '', icon: iconName(icon) }]
  })
}

/** The name of an icon of the set; empty for whatever is none. */
export function iconName(given: unknown): string {
  const name = toText(given)
  return /^[a-z0-9-]{1,64}$/.test(name) ? name : ''
}

const MAX_STEPS = 50
