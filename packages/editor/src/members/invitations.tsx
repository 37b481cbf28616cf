import { mayManage, MEMBER_ROLES, type MemberRole } from '@heddle/document'
import { Copy, Link, X } from 'lucide-react'
import { useState } from 'react'
import type { MembersAnswer } from '../server/project-server.ts'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { words } from './words.ts'
import styles from './members.module.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** Makes links that let one person in each, and takes them back. */
export function Invitations({
  answer: { role: own, invitations },
  run,
}: {
  readonly answer: MembersAnswer
  readonly run: (work: Promise<unknown>) => Promise<void>
}) {
  const { server, session } = useEditor()
  const [role, setRole] = useState<MemberRole>('editor')
  const [link, setLink] = useState('')
  const copy = () =>
    void navigator.clipboard.writeText(link).then(() => {
      session.notice.value = { text: words.copied, tone: 'info' }
    })
  return (
    <>
      <div className={styles.invite}>
        <Select
          label={words.inviteAs}
          value={role}
          options={MEMBER_ROLES.filter((one) => mayManage(own, one)).map((one) => ({ value: one, label: words.roles[one] }))}
          onChange={setRole}
        />
        <Button icon={Link} onPress={() => void run(server.invite(role).then((made) => setLink(made.link)))}>
          {words.invite}
        </Button>
      </div>
      <p className={styles.lead}>
        {words.roles[role]}: {words.does[role]}.
      </p>
      {link && (
        <div className={styles.made}>
          <input
            aria-label={words.link}
            readOnly
            value={link}
            className={styles.link}
            onFocus={(event) => event.target.select()}
          />
          <IconButton icon={Copy} label={words.copy} onPress={copy} />
          <p className={styles.lead}>{words.linkLead}</p>
        </div>
      )}
      {invitations.length > 0 && (
        <>
          <h4 className={styles.heading}>{words.open}</h4>
          <ul className={styles.members}>
            {invitations.map(({ id, role: given, by, expiresAt }) => (
              <li key={id} className={styles.member}>
                <span className={styles.person}>{words.openOne(words.roles[given], by, day.format(expiresAt))}</span>
                <IconButton icon={X} label={words.withdraw} onPress={() => void run(server.withdrawInvitation(id))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
