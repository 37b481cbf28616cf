import { groupIdsOf, SIGNED_IN_GROUP, type Id, type PageRecord } from '@heddle/document'
import { setPage } from '@heddle/document/operations'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { words } from '../words.ts'
import { Section } from '../section.tsx'
import { usePageChange } from './use-page-change.ts'
import styles from '../inspector.module.css'

const texts = words.page.access
type Who = 'everybody' | 'signedIn' | 'groups'

/** Who may see a page: everybody, all who are signed in, or groups of the site. */
export function AccessFields({ page }: { readonly page: PageRecord }) {
  const { view } = useEditor()
  const { access, authPluginId } = useSite()
  const { wrong, run } = usePageChange()
  const chosen = groupIdsOf(page.userGroups)
  const groups = Object.entries(access?.groups ?? {}).toSorted(([, a], [, b]) => a.name.localeCompare(b.name))
  const who: Who = chosen.length > 0 ? 'groups' : page.userGroups.length > 0 ? 'signedIn' : 'everybody'
  const set = (userGroups: PageRecord['userGroups']) => run(texts.title, setPage(view, { id: page.id, values: { userGroups } }))
  const pick = (next: Who) => {
    if (next !== 'groups') set(next === 'everybody' ? [] : [SIGNED_IN_GROUP])
    // A group without a record lets nobody in, until one is chosen: the page is never open to more people than meant.
    else if (chosen.length === 0) set([SIGNED_IN_GROUP, NOBODY])
  }
  const choose = (id: Id, isOn: boolean) => {
    const ids = groups.map(([group]) => group).filter((group) => (group === id ? isOn : chosen.includes(group)))
    set([SIGNED_IN_GROUP, ...(ids.length > 0 ? ids.map((group) => ({ id: group })) : [NOBODY])])
  }
  const hint =
    who === 'everybody'
      ? undefined
      : authPluginId === undefined
        ? texts.noPlugin
        : who === 'groups' && groups.length === 0
          ? texts.noGroups
          : who === 'groups' && !groups.some(([id]) => chosen.includes(id))
            ? texts.noneChosen
            : texts.served
  return (
    <Section id="page-access" title={texts.title}>
      <div className={styles.fields}>
        <Select<Who>
          label={texts.who}
          value={who}
          options={(['everybody', 'signedIn', 'groups'] as const).map((value) => ({ value, label: texts[value] }))}
          onChange={pick}
        />
        {who === 'groups' &&
          groups.map(([id, { name }]) => (
            <Switch key={id} label={name} isOn={chosen.includes(id)} onChange={(isOn) => choose(id, isOn)} />
          ))}
        {wrong[texts.title] && (
          <p className={styles.error} role="alert">
            {wrong[texts.title]}
          </p>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
    </Section>
  )
}

/** Stands for groups before one is chosen: it names none. */
const NOBODY = { id: '' }
