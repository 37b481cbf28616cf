import { setSite } from '@heddle/document/operations'
import type { SiteValues } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { DomainsSection } from '../../domains/domains-section.tsx'
import { MembersSection } from '../../members/members-section.tsx'
import { BackgroundFields } from '../../inspector/background/background-fields.tsx'
import { words as backgroundWords } from '../../inspector/background/words.ts'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { BrandingFields } from './branding-fields.tsx'
import { BasePathField } from './base-path-field.tsx'
import { Panel, PanelBody, PanelSection } from '../../ui/panel.tsx'
import { SegmentedField } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { usePages, useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { AppSection } from './app/app-section.tsx'
import { AccessSection } from './access-section.tsx'
import { HeadSection } from './head-section.tsx'
import { IconPreview } from './icon-preview.tsx'
import { NameField } from './name-field.tsx'
import { RedirectsSection } from './redirects-section.tsx'
import { ScreensSection } from './screens-section.tsx'
import styles from './settings-panel.module.css'

const NONE = ''

/** What concerns the whole site. */
export function SettingsPanel() {
  const { store, view, change } = useEditor()
  const site = useSite()
  const pages = usePages()
  const images = useRecords(store, 'asset').filter(({ mime }) => mime.startsWith('image/'))
  const icon = images.find(({ id }) => id === site.favicon)
  const set = (what: string, values: SiteValues) => change(words.change(what.toLowerCase()), setSite(view, { values }))
  return (
    <Panel title={words.title}>
      <PanelBody>
        <PanelSection title={words.site}>
          <div className={styles.fields}>
            <NameField />
            <Select
              label={sessionWords.homePage}
              value={site.homePageId}
              options={pages.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(homePageId) => set(sessionWords.homePage, { homePageId })}
            />
            <Select
              label={words.favicon}
              value={site.favicon ?? NONE}
              options={[{ value: NONE, label: words.noFavicon }, ...images.map(({ id, name }) => ({ value: id, label: name }))]}
              onChange={(favicon) => set(words.favicon, { favicon: favicon === NONE ? null : favicon })}
            />
            {icon && <IconPreview picture={icon} />}
            <SegmentedField
              label={words.theme}
              value={site.defaultTheme}
              segments={[
                { value: 'light', label: words.light },
                { value: 'dark', label: words.dark },
                { value: 'system', label: words.system },
              ]}
              onChange={(defaultTheme) => set(words.theme, { defaultTheme })}
            />
          </div>
        </PanelSection>
        <PanelSection title={backgroundWords.title}>
          <BackgroundFields id={site.id} hint={backgroundWords.ofSite} />
        </PanelSection>
        <PanelSection title={words.publishing}>
          <div className={styles.fields}>
            <BasePathField />
            <BrandingFields />
            <Switch
              label={words.testsBlock}
              hint={words.testsBlockHint}
              isOn={site.testsBlockPublishing ?? false}
              onChange={(isOn) => set(words.testsBlock, { testsBlockPublishing: isOn || null })}
            />
          </div>
        </PanelSection>
        <MembersSection />
        <AppSection />
        <DomainsSection />
        <AccessSection />
        <HeadSection />
        <RedirectsSection />
        <ScreensSection />
      </PanelBody>
    </Panel>
  )
}
