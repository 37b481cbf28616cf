import { useState } from 'react'
import { setSite, type SiteValues } from '@heddle/document/operations'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { PanelSection } from '../../ui/panel.tsx'
import { SegmentedField } from '../../ui/segmented.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.head
const HERE = '_self'

/** What every page says before its first section, to browsers and to crawlers. */
export function HeadSection() {
  const { view, change } = useEditor()
  const { headCode, robots, baseTag } = useSite()
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({})
  const set = (what: string, values: SiteValues) => {
    const result = setSite(view, { values })
    if (result.ok) change(all.change(what), result)
    setWrong({ ...wrong, [what]: result.ok ? undefined : result.issues[0]?.message })
  }
  return (
    <PanelSection title={words.title}>
      <div className={styles.fields}>
        <TextArea
          label={words.code}
          hint={words.codeHint}
          rows={4}
          isMono
          placeholder={words.codeExample}
          value={headCode ?? ''}
          error={wrong[words.code]}
          onCommit={(code) => set(words.code, { headCode: code.trim() || null })}
        />
        <TextArea
          label={words.robots}
          hint={words.robotsHint}
          rows={3}
          isMono
          placeholder={words.usualRobots}
          value={robots ?? ''}
          error={wrong[words.robots]}
          onCommit={(text) => set(words.robots, { robots: text.trim() || null })}
        />
        <TextField
          label={words.base}
          hint={words.baseHint}
          value={baseTag?.href ?? ''}
          error={wrong[words.base]}
          onCommit={(href) => set(words.base, { baseTag: href.trim() === '' ? null : { ...baseTag, href: href.trim() } })}
        />
        {baseTag && (
          <SegmentedField
            label={words.target}
            value={baseTag.target ?? HERE}
            segments={[
              { value: HERE, label: words.here },
              { value: '_blank', label: words.newTab },
            ]}
            onChange={(target) => set(words.target, { baseTag: { href: baseTag.href, ...(target === HERE ? {} : { target }) } })}
          />
        )}
      </div>
    </PanelSection>
  )
}
