import { readRelation, type LinkTarget } from '@heddle/document'
import { color } from '@heddle/kit'
import { useState } from 'react'
import { ColorField } from '../../controls/color-field.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from '../words.ts'
import { PAGE_KINDS, type LinkKind, type withLink } from './link-kind.ts'

const PROGRESS = color({ label: { en: words.linkProgressColor } })
const NO_TOKENS: readonly never[] = []
/** Colours of a bar are not tried on the page: it shows while one leaves it. */
const nothingToShow = () => {}

/** What happens when a link is followed, and what it says of itself. */
export function LinkBehaviour({
  kind,
  link,
  onChange,
}: {
  readonly kind: LinkKind
  readonly link: LinkTarget | undefined
  readonly onChange: (parts: Parameters<typeof withLink>[1]) => void
}) {
  const [relationError, setRelationError] = useState<string>()
  const setRelation = (text: string) => {
    const read = readRelation(text)
    setRelationError(read.ok ? undefined : read.message)
    if (read.ok) onChange({ rel: read.rel })
  }
  const isToPage = PAGE_KINDS.has(kind)
  const isBlank = link?.targetBlank === true
  const toggle = (label: string, key: 'targetBlank' | 'prefetch' | 'loadProgress', help?: string) => (
    <PlainRow label={label} help={help}>
      <Switch
        label={label}
        isLabelHidden
        isOn={link?.[key] === true}
        onChange={(isOn) => onChange({ [key]: isOn || undefined })}
      />
    </PlainRow>
  )
  return (
    <>
      {(isToPage || kind === 'external') && toggle(words.newTab, 'targetBlank')}
      {isToPage && kind !== 'section' && !isBlank && toggle(words.linkPrefetch, 'prefetch', words.linkPrefetchHelp)}
      {isToPage && kind !== 'section' && !isBlank && toggle(words.linkProgress, 'loadProgress')}
      {isToPage && kind !== 'section' && !isBlank && link?.loadProgress && (
        <PlainRow label={words.linkProgressColor}>
          <ColorField
            label={words.linkProgressColor}
            value={link.loadProgressColor}
            placeholder={words.linkProgressBlue}
            effective="blue"
            tokens={NO_TOKENS}
            check={(text) => PROGRESS.check(text)}
            onShow={nothingToShow}
            onShowEnd={nothingToShow}
            onCommit={(value) => onChange({ loadProgressColor: value ?? undefined })}
          />
        </PlainRow>
      )}
      {(isToPage || kind === 'external' || kind === 'file') && (
        <PlainRow label={words.linkRelation} help={words.linkRelationHelp}>
          <TextField
            label={words.linkRelation}
            isLabelHidden
            value={link?.rel ?? ''}
            placeholder="nofollow"
            error={relationError}
            onCommit={setRelation}
          />
        </PlainRow>
      )}
    </>
  )
}
