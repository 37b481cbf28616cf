import { isBinding, type Id, type LinkTarget, type WrittenLink } from '@heddle/document'
import { useState } from 'react'
import { PlainRow } from '../../fields/plain-row.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from '../words.ts'
import { readTyped, type withLink } from './link-kind.ts'

const LABELS = { external: words.linkAddress, mail: words.linkMail, tel: words.linkPhone } as const
const HINTS = { external: 'https://', mail: 'name@example.org', tel: '+7 900 000-00-00' } as const

/** Where a link leads that is written out. What is no such address stays in its field with what to do, and the link stays as it was. */
export function LinkAddress({
  kind,
  link,
  nodeId,
  onChange,
}: {
  readonly kind: WrittenLink
  readonly link: LinkTarget | undefined
  readonly nodeId: Id | undefined
  readonly onChange: (parts: Parameters<typeof withLink>[1]) => void
}) {
  const [error, setError] = useState<string>()
  const label = LABELS[kind]
  const commit = (typed: string) => {
    const { href, message } = readTyped(kind, typed)
    setError(message)
    if (message === undefined) onChange({ href })
  }
  return (
    <PlainRow
      label={label}
      target={{
        label,
        value: link?.href,
        nodeId,
        onBind: (href) => onChange({ href: href as NonNullable<LinkTarget['href']> }),
        onUnbind: () => onChange({ href: '' }),
      }}
    >
      <TextField
        label={label}
        isLabelHidden
        value={link?.href !== undefined && !isBinding(link.href) ? link.href : ''}
        placeholder={HINTS[kind]}
        error={error}
        onCommit={commit}
      />
    </PlainRow>
  )
}
