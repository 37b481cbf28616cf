import { useContext } from 'react'
import { ScopeContext, toText } from '@heddle/kit/react'

/** The language that is asked for, else that of the page; the same on the server and in the browser. */
export function useLanguage(wanted: unknown): string {
  const scope = useContext(ScopeContext)
  const lang = member(member(member(scope, 'globalContext'), 'page'), 'lang')
  return toText(wanted).trim() || toText(lang)
}

function member(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null ? (Reflect.get(object, name) as unknown) : undefined
}
