import { Moon, Sun } from 'lucide-react'
import { RunButtons } from '../runs/run-button.tsx'
import { words } from './words.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { usePage, useSite } from '../session/use-document.ts'
import { useEditor } from '../session/use-editor.ts'
import { useValue } from '../use-value.ts'
import { CanvasWidthField } from './canvas-width-field.tsx'
import { StepButtons } from '../panels/history/step-buttons.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { PagePicker } from './page-picker.tsx'
import { People } from './people.tsx'
import { PublishButton } from './publish-button.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { ScreenPicker } from './screen-picker.tsx'
import { ZoomMenu } from './zoom-menu.tsx'
import heard from '../ui/heard.module.css'
import styles from './top-bar.module.css'

/** Project, page and language; screen size and zoom; history, people, running and publishing. */
export function TopBar() {
  const { name } = useSite()
  const page = usePage()
  return (
    <header className={styles.top} data-region="top" aria-label={words.topBar}>
      <h1 className={heard.heard}>{words.heading(name, page?.name ?? '')}</h1>
      <div className={styles.side}>
        <ProjectMenu />
        <PagePicker />
        <LanguagePicker />
      </div>
      <div className={styles.middle}>
        <ScreenPicker />
        <CanvasWidthField />
        <ZoomMenu />
        <PageThemeButton />
      </div>
      <div className={classNames(styles.side, styles.end)}>
        <StepButtons />
        <People />
        <RunButtons />
        <PublishButton />
      </div>
    </header>
  )
}

function PageThemeButton() {
  const { session } = useEditor()
  const theme = useValue(session.theme)
  return (
    <IconButton
      icon={theme === 'light' ? Sun : Moon}
      label={words.pageTheme[theme]}
      onPress={() => {
        session.theme.value = theme === 'light' ? 'dark' : 'light'
      }}
    />
  )
}
