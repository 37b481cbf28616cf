import { useEffect, type ComponentType, type ReactNode } from 'react'
import { useAddresses, useRoot, type ElementProps } from '@heddle/kit/react'
import type { imageDefinition } from './definition.ts'

type Props = ElementProps<typeof imageDefinition>

/**
 * Draws a picture in whose place another comes where it is empty or is not to be had. What the server drew is looked after by a
 * script of publishing from the beginning; this does the same for what is drawn later.
 */
export function Instead({ Body, ...given }: Props & { readonly Body: ComponentType<Props> }): ReactNode {
  const { root, props } = given
  const [element, ref] = useRoot<Element>(root.ref)
  const { asset } = useAddresses()
  const addressOf = (value: unknown): string => (typeof value === 'string' && asset(value)) || ''
  const other = addressOf(props.fallbackUrl)
  useEffect(() => {
    const box = element.current
    const picture = box?.matches('img') ? box : box?.querySelector('img')
    if (!(picture instanceof HTMLImageElement)) return
    const now = (): string | null => picture.getAttribute('src')
    const replace = (): void => {
      if (other === '' || now() === other) return
      // Its widths are forgotten first: Chromium keeps the density of the one that it chose.
      picture.removeAttribute('srcset')
      picture.removeAttribute('src')
      queueMicrotask(() => (picture.src = other))
    }
    // What workflows hear of is told with the address that did not come.
    const later = (): void => void setTimeout(replace)
    picture.addEventListener('error', later)
    const seen = now()
    if (picture.complete && seen !== null) picture.decode().catch(() => now() === seen && later())
    return () => picture.removeEventListener('error', later)
  }, [element, other])
  return (
    <Body
      {...given}
      props={addressOf(props.url) ? props : { ...props, url: props.fallbackUrl }}
      root={{ ...root, 'data-placeholder': other || undefined, ref }}
    />
  )
}
