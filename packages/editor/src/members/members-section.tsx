import { mayManage, MEMBER_ROLES, type MemberRole } from '@heddle/document'
import { LogOut, UserMinus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { MembersAnswer } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { PanelSection } from '../ui/panel.tsx'
import { Select } from '../ui/select.tsx'
import { Invitations } from './invitations.tsx'
import { words } from './words.ts'
import styles from './members.module.css'

export type Member = MembersAnswer['members'][number]

/** Who works on the project as what; those who may invite others, change roles and take people out. */
export function MembersSection() {
  const { server } = useEditor()
  const [answer, setAnswer] = useState<MembersAnswer>()
  const [error, setError] = useState('')
  const [leaving, setLeaving] = useState<Member>()
  const [heir, setHeir] = useState<Member>()
  const load = useCallback(() => {
    server.members().then(setAnswer, (reason: unknown) => setError(messageOf(reason)))
  }, [server])
  useEffect(load, [load])
  const run = async (work: Promise<unknown>) => {
    try {
      setError('')
      await work
    } catch (reason) {
      setError(messageOf(reason))
    }
    load()
  }
  return (
    <PanelSection title={words.title}>
      <div className={styles.section}>
        <p className={styles.lead}>{words.lead}</p>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        {!answer && !error && <p className={styles.lead}>{words.loading}</p>}
        {answer && (
          <>
            <ul className={styles.members}>
              {answer.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  own={answer.role}
                  onRole={(role) => void run(server.setMemberRole(member.id, role))}
                  onRemove={() => setLeaving(member)}
                  onHandOver={() => setHeir(member)}
                />
              ))}
            </ul>
            {mayManage(answer.role, 'viewer') ? (
              <Invitations answer={answer} run={run} />
            ) : (
              <p className={styles.lead}>{words.onlyManagers}</p>
            )}
          </>
        )}
      </div>
      {leaving && (
        <AlertDialog
          title={leaving.isYou ? words.leaveTitle : words.removeTitle(leaving.name)}
          keep={words.keep}
          confirm={leaving.isYou ? words.leaveNow : words.removeNow}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined)
            void run(server.removeMember(leaving.id))
          }}
        >
          {leaving.isYou ? words.leaveLead : words.removeLead(leaving.name)}
        </AlertDialog>
      )}
      {heir && (
        <AlertDialog
          title={words.handOverTitle(heir.name)}
          keep={words.keep}
          confirm={words.handOverNow}
          onClose={() => setHeir(undefined)}
          onConfirm={() => {
            setHeir(undefined)
            void run(server.handOver(heir.id))
          }}
        >
          {words.handOverLead(heir.name)}
        </AlertDialog>
      )}
    </PanelSection>
  )
}

function MemberRow({
  member: { name, email, role, isYou },
  own,
  onRole,
  onRemove,
  onHandOver,
}: {
  readonly member: Member
  readonly own: MemberRole
  readonly onRole: (role: MemberRole) => void
  readonly onRemove: () => void
  readonly onHandOver: () => void
}) {
  const isManaged = mayManage(own, role)
  const mayLeave = isYou && role !== 'owner'
  return (
    <li className={styles.member}>
      <span className={styles.person}>
        <span className={styles.name}>
          {name} {isYou && words.you}
        </span>
        <span className={styles.email}>{email}</span>
      </span>
      {isManaged ? (
        <span className={styles.role}>
          <Select
            label={words.roleOf(name)}
            isLabelHidden
            value={role}
            options={MEMBER_ROLES.filter((one) => mayManage(own, one) || own === 'owner').map((one) => ({
              value: one,
              label: words.roles[one],
            }))}
            // A project has one owner: who gives that away is asked first.
            onChange={(next) => (next === 'owner' ? onHandOver() : onRole(next))}
          />
        </span>
      ) : (
        <span className={styles.fixed}>{words.roles[role]}</span>
      )}
      {isManaged || mayLeave ? (
        <IconButton icon={isYou ? LogOut : UserMinus} label={isYou ? words.leave : words.remove(name)} onPress={onRemove} />
      ) : (
        <span className={styles.gap} />
      )}
    </li>
  )
}
