import type { ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { iconDefinition } from './definition.ts'

/**
 * The picture is a mask over the text's colour: the file is fetched once however often the icon is used, the
 * page's HTML stays small, and colours, hover and themes work as for text.
 */
export function Icon({ root, props }: ElementProps<typeof iconDefinition>): ReactNode {
  const addresses = useAddresses()
  const isNamed = typeof props.icon === 'string' && ICON_NAME.test(props.icon)
  const style = { ...root.style, maskImage: isNamed ? `url(${encodeURI(addresses.icon(props.icon))})` : NOTHING }
  const label = toText(props.label) || root['aria-label']
  return <span {...root} style={style} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
}

const ICON_NAME = /^[a-z0-9-]{1,64}$/
/** A box without a mask would be a filled square. */
const NOTHING = 'linear-gradient(#0000,#0000)'
