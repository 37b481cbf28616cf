/** Words of who works on a project. */
const ROLES = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  'content-editor': 'Content editor',
  viewer: 'Viewer',
} as const

export const words = {
  title: 'Members',
  lead: 'Who works on this project. What is done here is done at once and cannot be undone.',
  roles: ROLES,
  does: {
    owner: 'may do everything, and delete the project',
    admin: 'also invites and removes members, and renames the project',
    editor: 'builds and publishes',
    'content-editor': 'changes texts and pictures',
    viewer: 'looks, and changes nothing',
  },
  roleOf: (name: string) => `Role of ${name}`,
  you: '(you)',
  remove: (name: string) => `Remove ${name}`,
  leave: 'Leave the project',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeLead: (name: string) =>
    `${name} loses the project at once, also where it is open. What ${name} did stays. To come back they need another invitation.`,
  leaveTitle: 'Leave this project?',
  leaveLead: 'You lose the project at once. To come back you need another invitation.',
  handOverTitle: (name: string) => `Hand the project over to ${name}?`,
  handOverLead: (name: string) =>
    `${name} becomes the owner, and may delete the project. You stay as an admin. Only ${name} can give it back.`,
  handOverNow: 'Hand over',
  removeNow: 'Remove',
  leaveNow: 'Leave',
  keep: 'Cancel',
  inviteAs: 'Invite as',
  invite: 'Make a link',
  linkLead: 'Send it to one person: it works once, within seven days. It is shown only now.',
  link: 'Invitation link',
  copy: 'Copy link',
  copied: 'Link copied',
  open: 'Open invitations',
  openOne: (role: string, who: string, when: string) => `${role}, made by ${who}, until ${when}`,
  withdraw: 'Take the link back',
  onlyManagers: 'Admins invite others and change roles.',
  loading: 'Asking who is here…',
  bar: {
    viewer: 'You are a viewer here: look at everything, change nothing. An admin of the project can give you another role.',
    'content-editor':
      'You are a content editor here: you may change texts and pictures. An admin of the project can give you another role.',
  },
  noPublishing: 'Publishing takes the role of an editor. What is shown where you can see below.',
} as const
