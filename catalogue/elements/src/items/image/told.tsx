import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { useAddresses, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { imageDefinition } from './definition.ts'

type Props = ElementProps<typeof imageDefinition>

/** Draws a picture so that workflows hear when it came, or that it did not, also where that was before the page was alive. */
export function Told({ Body, ...given }: Props & { readonly Body: ComponentType<Props> }): ReactNode {
  const [root, ref] = useRoot<Element>(given.root.ref)
  const node = useNode()
  const { asset } = useAddresses()
  const tellMissing = useEffectEvent(() => {
    const url = typeof given.props.url === 'string' && asset(given.props.url)
    if (url) node.emit('error', { url })
  })
  useEffect(() => {
    const picture = root.current?.matches('img') ? root.current : root.current?.querySelector('img')
    if (!(picture instanceof HTMLImageElement) || !node.isLive) return
    let isHeard = false
    let early = ''
    const addressNow = (): string => picture.currentSrc || picture.src
    const tell = (type: string): void => void node.emit(type, { url: addressNow() })
    const hear = ({ type }: Event): void => {
      const isKnown = early === addressNow()
      isHeard = true
      early = ''
      if (!isKnown) tell(type)
    }
    for (const type of TYPES) picture.addEventListener(type, hear)
    // Of one that is there its event was before, or is to come yet.
    const tellEarly = (type: string) => (): void => {
      if (isHeard) return
      early = addressNow()
      tell(type)
    }
    // Another was shown instead of it before.
    const isInstead = picture.closest<HTMLElement>('[data-placeholder]')?.dataset['placeholder'] === picture.getAttribute('src')
    if (isInstead) tellMissing()
    // A drawing without a size of its own has none though it came: only decoding says.
    if (picture.complete && picture.hasAttribute('src')) picture.decode().then(tellEarly('load'), tellEarly('error'))
    return () => {
      isHeard = true
      for (const type of TYPES) picture.removeEventListener(type, hear)
    }
  }, [root, node])
  return <Body {...given} root={{ ...given.root, ref }} />
}

const TYPES = ['load', 'error']
