import { Languages } from 'lucide-react'
import { useMemo } from 'react'
import { languageName } from '../../session/language-name.ts'
import { PanelBody, PanelSection } from '../../ui/panel.tsx'
import inspector from '../formula/formula.module.css'
import { isWritten } from './text-rows.ts'
import { useTextRows } from './use-text-rows.ts'
import { words } from './words.ts'
import styles from './texts.module.css'

/** How much is written in each language. */
export function TextsInspector() {
  const { rows, languages } = useTextRows()
  const counts = useMemo(
    () => languages.map((language) => [language, rows.filter((row) => isWritten(row, language)).length] as const),
    [rows, languages],
  )
  return (
    <>
      <header className={inspector.header}>
        <Languages size={16} strokeWidth={1.6} aria-hidden />
        <h2 className={inspector.title}>{words.title}</h2>
      </header>
      <PanelBody>
        <PanelSection title={words.inspectorLead}>
          <ul className={styles.counts}>
            {counts.map(([language, count]) => (
              <li key={language} className={styles.count}>
                <span className={styles.countName}>{languageName(language)}</span>
                <span className={styles.number}>{words.written(count, rows.length)}</span>
                <meter
                  className={styles.meter}
                  min={0}
                  max={Math.max(1, rows.length)}
                  value={count}
                  aria-label={languageName(language)}
                />
              </li>
            ))}
          </ul>
        </PanelSection>
      </PanelBody>
    </>
  )
}
