import { useRecords } from '@heddle/store/react'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { AccessMatrixDialog } from '../../access/access-matrix-dialog.tsx'
import { words as matrixWords } from '../../access/words.ts'
import { usePages, useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { AccountsButton, SITE_ACCOUNTS } from '../../accounts/accounts-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { AccessLists } from './access-lists.tsx'
import { RoleFields } from './role-fields.tsx'
import { useAccessChange } from './use-access-change.ts'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.access
const NONE = ''

/** Who is who on the site, and where those are led who may not see a page. */
export function AccessSection() {
  const { store, view, plugins } = useEditor()
  const { access = {}, authPluginId } = useSite()
  const pages = usePages().map(({ id, name }) => ({ value: id, label: name }))
  useRecords(store, 'plugin')
  const offered = view.of('plugin').filter(({ namespace }) => plugins.get(namespace)?.auth)
  const { wrong, set } = useAccessChange()
  const [isMatrixOpen, setMatrixOpen] = useState(false)
  const auth = plugins.get(offered.find(({ id }) => id === authPluginId)?.namespace ?? '')
  return (
    <PanelSection title={words.title}>
      <div className={styles.fields}>
        <p className={styles.label}>{words.lead}</p>
        <Select
          label={words.plugin}
          value={authPluginId ?? NONE}
          options={[{ value: NONE, label: words.noPlugin }, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(id) => set(words.changes.set, { authPluginId: id === NONE ? null : id })}
        />
        {auth?.namespace === SITE_ACCOUNTS && <AccountsButton />}
        {offered.length === 0 && <p className={styles.label}>{words.noPlugins}</p>}
        <Select
          label={words.notSignedIn}
          value={access.notSignedInPageId ?? NONE}
          options={[{ value: NONE, label: words.noPage }, ...pages]}
          onChange={(id) => set(words.changes.set, { notSignedInPageId: id === NONE ? null : id })}
        />
        <Select
          label={words.forbidden}
          value={access.forbiddenPageId ?? NONE}
          options={[{ value: NONE, label: words.sameAsSignIn }, ...pages]}
          onChange={(id) => set(words.changes.set, { forbiddenPageId: id === NONE ? null : id })}
        />
        {wrong && (
          <p className={styles.error} role="alert">
            {wrong}
          </p>
        )}
        <Button icon={Eye} onPress={() => setMatrixOpen(true)}>
          {matrixWords.open}
        </Button>
        <AccessLists />
        <RoleFields auth={auth?.auth} />
      </div>
      {isMatrixOpen && <AccessMatrixDialog onClose={() => setMatrixOpen(false)} />}
    </PanelSection>
  )
}
