import { useEffect, useRef, type ReactNode } from 'react'
import { toText, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { embedDefinition } from './definition.ts'
import { hearFrame } from './hear-frame.ts'

/** What a frame may do. Nothing lets it move the page around it or open windows that look like it. */
const TRUSTED: ReadonlyMap<unknown, string> = new Map([
  ['show', ''],
  ['run', 'allow-scripts allow-forms allow-popups allow-presentation'],
  [
    'own',
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-downloads allow-same-origin',
  ],
])
const REFERRERS: ReadonlySet<string> = new Set(['no-referrer', 'no-referrer-when-downgrade'])

export function Embed({ root, props }: ElementProps<typeof embedDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const title = toText(props.title) || label || 'Embedded content'
  const loading = props.isLazy === false ? 'eager' : 'lazy'
  const html = props.kind === 'html' ? toText(props.html) : ''
  const address = props.kind === 'html' ? '' : toText(props.address).trim()
  const sandbox = isOwn(address) ? TRUSTED.get('run') : (TRUSTED.get(props.trust) ?? '')
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const frame = useRef<HTMLIFrameElement>(null)
  const isTall = props.isTall === true
  useEffect(() => {
    const { current: inside } = frame
    if (!node.isLive || !inside) return undefined
    return hearFrame(inside, { box: isTall ? box.current : null, tell: (data, origin) => node.emit('message', { data, origin }) })
  }, [node, box, isTall, address, sandbox])
  return (
    <div {...rest} ref={ref} data-embed="">
      {html && <iframe title={title} loading={loading} sandbox="" srcDoc={html} />}
      {WEB.test(address) && (
        <iframe
          // Another page is another frame: the way back stays as it is.
          key={address}
          ref={frame}
          src={address}
          title={title}
          loading={loading}
          sandbox={sandbox}
          allow={toText(props.allow) || undefined}
          referrerPolicy={REFERRERS.has(props.referrer) ? props.referrer : undefined}
        />
      )}
    </div>
  )
}

const WEB = /^(?:https?:\/\/|\/(?!\/))/i
/** A page of the site itself could take off its own sandbox. */
const isOwn = (address: string): boolean => address.startsWith('/')
