import { useState } from 'react'
import { setSite } from '@heddle/document/operations'
import type { SiteValues } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { useApp } from '../../app/app-context.ts'
import { useProject } from '../../project/project-context.ts'
import { messageOf } from '../../server/request.ts'
import { PANEL_TEXTS } from '../../texts/panels.ts'
import { SETTINGS_TEXTS } from '../../texts/settings.ts'
import { Panel, PanelBody, PanelSection } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usePages, useSite } from '../../use-document.ts'
import { useEditor } from '../../use-editor.ts'
import styles from './settings-panel.module.css'

const NONE = ''

/** What concerns the whole site. */
export function SettingsPanel() {
  const app = useApp()
  const project = useProject()
  const { projectId, store, view, change } = useEditor()
  const site = useSite()
  const pages = usePages()
  const images = useRecords(store, 'asset').filter(({ mime }) => mime.startsWith('image/'))
  const [error, setError] = useState('')
  const set = (what: string, values: SiteValues) => {
    const result = setSite(view, { values })
    if (result.ok) change(SETTINGS_TEXTS.change(what.toLowerCase()), result)
    setError(result.ok ? '' : (result.issues[0]?.message ?? ''))
    return result.ok
  }
  // The gallery has a name of its own for the project: both are one to people.
  const rename = (text: string) => {
    if (!set(SETTINGS_TEXTS.name, { name: text })) return
    project.name.value = text
    app.server.renameProject(projectId, text).catch((error: unknown) => setError(messageOf(error)))
  }
  return (
    <Panel title={PANEL_TEXTS.labels.settings}>
      <PanelBody>
        <PanelSection title={SETTINGS_TEXTS.site}>
          <div className={styles.fields}>
            <TextField label={SETTINGS_TEXTS.name} value={site.name} error={error} onCommit={(name) => rename(name.trim())} />
            <Select
              label={SETTINGS_TEXTS.homePage}
              value={site.homePageId}
              options={pages.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(homePageId) => set(SETTINGS_TEXTS.homePage, { homePageId })}
            />
            <Select
              label={SETTINGS_TEXTS.favicon}
              value={site.favicon ?? NONE}
              options={[
                { value: NONE, label: SETTINGS_TEXTS.noFavicon },
                ...images.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(favicon) => set(SETTINGS_TEXTS.favicon, { favicon: favicon === NONE ? null : favicon })}
            />
            <div className={styles.field}>
              <span className={styles.label}>{SETTINGS_TEXTS.theme}</span>
              <Segmented
                label={SETTINGS_TEXTS.theme}
                isWide
                value={site.defaultTheme}
                segments={[
                  { value: 'light', label: SETTINGS_TEXTS.light },
                  { value: 'dark', label: SETTINGS_TEXTS.dark },
                ]}
                onChange={(defaultTheme) => set(SETTINGS_TEXTS.theme, { defaultTheme })}
              />
            </div>
          </div>
        </PanelSection>
        <PanelSection title={SETTINGS_TEXTS.languages}>
          <ul>
            {view.languages().map((language) => (
              <li key={language} className={styles.row}>
                <span>{language.toUpperCase()}</span>
                <span className={styles.label}>{language === view.defaultLanguage() && SETTINGS_TEXTS.isDefault}</span>
              </li>
            ))}
          </ul>
        </PanelSection>
        <PanelSection title={SETTINGS_TEXTS.screens}>
          <ul>
            {view.screens().map(({ id, label, maxWidth }) => (
              <li key={id} className={styles.row}>
                <span>{label}</span>
                <span className={styles.label}>
                  {maxWidth === undefined ? SETTINGS_TEXTS.widest : SETTINGS_TEXTS.upTo(maxWidth)}
                </span>
              </li>
            ))}
          </ul>
        </PanelSection>
      </PanelBody>
    </Panel>
  )
}
