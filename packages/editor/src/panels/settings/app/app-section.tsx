import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { APP_DISPLAYS, appColorProblem, type SiteApp } from '@heddle/document'
import { setApp, type AppValues } from '@heddle/document/operations'
import { ColorField } from '../../../controls/color-field.tsx'
import { usePages, useSite } from '../../../session/use-document.ts'
import { useEditor } from '../../../session/use-editor.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelSection } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { words } from './words.ts'
import styles from '../settings-panel.module.css'

const NONE = ''
const NO_TOKENS = [] as const
const nothingToShow = (): void => {}

/** The site as an app: whether it can be installed, how it looks then, and what of it works without a connection. */
export function AppSection() {
  const { view, change } = useEditor()
  const { app = {}, name } = useSite()
  const [wrong, setWrong] = useState('')
  const set = (label: string, values: AppValues) => {
    const result = setApp(view, { values })
    if (result.ok) change(words.change(label), result)
    setWrong(result.ok ? '' : (result.issues[0]?.message ?? ''))
  }
  return (
    <PanelSection title={words.title}>
      <div className={styles.fields}>
        <Switch
          label={words.isOn}
          hint={words.isOnHint}
          isOn={app.isOn ?? false}
          onChange={(isOn) => set(words.isOn, { isOn: isOn || null })}
        />
        {app.isOn && (
          <>
            <TextField
              label={words.shortName}
              hint={words.shortNameHint}
              placeholder={name}
              value={app.shortName ?? ''}
              onCommit={(text) => set(words.shortName, { shortName: text.trim() || null })}
            />
            <Select
              label={words.display}
              value={app.display ?? APP_DISPLAYS[0]}
              options={APP_DISPLAYS.map((value) => ({ value, label: words.displays[value] }))}
              onChange={(display) => set(words.display, { display })}
            />
            <AppColor label={words.themeColor} name="themeColor" app={app} onSet={set} />
            <AppColor label={words.backgroundColor} name="backgroundColor" app={app} onSet={set} />
            {wrong && (
              <p className={styles.error} role="alert">
                {wrong}
              </p>
            )}
            <OfflineFields app={app} onSet={set} />
          </>
        )}
      </div>
    </PanelSection>
  )
}

interface Part {
  readonly app: SiteApp
  readonly onSet: (label: string, values: AppValues) => void
}

function AppColor({
  label,
  name,
  app,
  onSet,
}: Part & { readonly label: string; readonly name: 'themeColor' | 'backgroundColor' }) {
  const value = app[name]
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <div className={styles.row}>
        <ColorField
          label={label}
          value={value}
          placeholder={words.usual}
          placement="right top"
          tokens={NO_TOKENS}
          check={appColorProblem}
          onShow={nothingToShow}
          onShowEnd={nothingToShow}
          onCommit={(color) => onSet(label, { [name]: color })}
        />
        {value !== undefined && (
          <IconButton icon={RotateCcw} size={24} label={words.reset(label)} onPress={() => onSet(label, { [name]: null })} />
        )}
      </div>
    </div>
  )
}

function OfflineFields({ app, onSet }: Part) {
  const pages = usePages()
  return (
    <>
      <Switch
        label={words.worksOffline}
        hint={words.worksOfflineHint}
        isOn={app.worksOffline ?? false}
        onChange={(isOn) => onSet(words.worksOffline, { worksOffline: isOn || null })}
      />
      {app.worksOffline && (
        <Select
          label={words.offlinePage}
          value={app.offlinePageId ?? NONE}
          options={[{ value: NONE, label: words.builtIn }, ...pages.map((page) => ({ value: page.id, label: page.name }))]}
          onChange={(id) => onSet(words.offlinePage, { offlinePageId: id === NONE ? null : id })}
        />
      )}
    </>
  )
}
