import { Table } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { moveLanguage, setSite } from '@heddle/document/operations'
import { useItemDrag } from '../../fields/list/use-item-drag.ts'
import { languageName } from '../../session/language-name.ts'
import { useSite } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Grip, movableRow } from '../../ui/grip.tsx'
import heard from '../../ui/heard.module.css'
import { Panel, PanelBody, PanelSection } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { AddLanguage } from './add-language.tsx'
import { LanguageRow } from './language-row.tsx'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import styles from './languages-panel.module.css'

/** The languages that the site speaks, in the order in which they are offered. */
export function LanguagesPanel() {
  const { view, change, session } = useEditor()
  const site = useSite()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const languages = view.languages()
  const move = (from: number, to: number) => {
    const language = languages[from]
    const at = Math.min(Math.max(to, 0), languages.length - 1)
    if (language === undefined || at === from) return
    const name = languageName(language)
    if (change(words.changes.move(name), moveLanguage(view, { language, at }))) setSaid(words.moved(name, at + 1))
  }
  const openTexts = () => {
    session.subject.value = view.site()?.id
    session.isCoverOpen.value = true
  }
  const drag = useItemDrag(list, move)
  const onGripKey = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    move(at, at + step)
  }
  return (
    <Panel title={words.title} actions={<AddLanguage />}>
      <PanelBody>
        <PanelSection title={words.list}>
          <ul ref={list}>
            {languages.map((language, at) => (
              <li key={language} className={classNames(movableRow, styles.row)} data-drop={drag.dropAt(at)}>
                <LanguageRow
                  language={language}
                  at={at}
                  count={languages.length}
                  grip={
                    <Grip
                      label={words.drag(languageName(language))}
                      onKeyDown={(event) => onGripKey(event, at)}
                      {...drag.handlers(at)}
                    />
                  }
                  onMove={(to) => move(at, to)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.lead}>{words.defaultLead}</p>
          <div className={styles.addresses}>
            <Switch
              label={words.isDefaultPrefixed}
              hint={words.defaultPrefixHint(view.defaultLanguage() ?? '')}
              isOn={site.isDefaultPrefixed ?? false}
              onChange={(isOn) =>
                change(words.changes.defaultPrefix, setSite(view, { values: { isDefaultPrefixed: isOn || null } }))
              }
            />
          </div>
          <Button icon={Table} onPress={openTexts}>
            {words.texts}
          </Button>
          <span role="status" className={heard.heard}>
            {said}
          </span>
        </PanelSection>
        <PanelSection title={words.tryOut}>
          <div className={styles.tries}>
            <Switch
              label={sessionWords.pseudo}
              hint={words.pseudoHint}
              isOn={useValue(session.isPseudo)}
              onChange={(isOn) => (session.isPseudo.value = isOn)}
            />
            <Switch
              label={sessionWords.mirrored}
              hint={words.mirroredHint}
              isOn={useValue(session.isMirrored)}
              onChange={(isOn) => (session.isMirrored.value = isOn)}
            />
          </div>
        </PanelSection>
      </PanelBody>
    </Panel>
  )
}
