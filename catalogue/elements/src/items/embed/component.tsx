import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { embedDefinition } from './definition.ts'

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
  return (
    <div {...rest} data-embed="">
      {html && <iframe title={title} loading={loading} sandbox="" srcDoc={html} />}
      {WEB.test(address) && (
        <iframe
          // Another page is another frame: the way back stays as it is.
          key={address}
          src={address}
          title={title}
          loading={loading}
          sandbox={isOwn(address) ? TRUSTED.get('run') : (TRUSTED.get(props.trust) ?? '')}
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
