import type { MemberRole } from '@heddle/document'
import { LIMITS } from './limits.ts'
import type { Message } from './messages.ts'

const message = (status: number, code: string, text: string): Message => ({ code, status, text })

/** Rounded down, so that what is said to fit does. */
const tenths = (bytes: number): string => `${Math.floor(bytes / 100_000) / 10} MB`

const WITH_ARTICLE: Readonly<Record<MemberRole, string>> = {
  owner: 'the owner',
  admin: 'an admin',
  editor: 'an editor',
  'content-editor': 'a content editor',
  viewer: 'a viewer',
}

/** What is said about members and host names of projects. */
export const projectMessages = {
  roleTooLow: (role: MemberRole, least: MemberRole) =>
    message(
      403,
      'role-too-low',
      least === 'owner'
        ? 'Only the owner of the project may do this.'
        : `As ${WITH_ARTICLE[role]} you may not do this; ${WITH_ARTICLE[least]} may.`,
    ),
  badProjectFile: (reason: string) =>
    message(422, 'bad-project-file', `This file cannot be imported, and nothing of it was: ${reason}. Export the project again.`),
  newerProjectFile: (version: number, known: number) =>
    message(
      422,
      'newer-project-file',
      `This file was written by a newer Heddle (version ${version} of project files; this one reads up to ${known}). Update Heddle first; nothing was imported.`,
    ),
  unsoundProject: (count: number, first: string) =>
    message(
      422,
      'unsound-project',
      `The project in this file has ${count === 1 ? 'a problem' : `${count} problems`}, so nothing was imported. ${count === 1 ? 'It is' : 'The first is'} at ${first}`,
    ),
  alteredAsset: (file: string) =>
    message(422, 'altered-asset', `The file ${file} in this project is not what its name says, so nothing was imported.`),
  projectTooLarge: message(
    413,
    'project-too-large',
    `As a file a project has at most ${Math.round(LIMITS.projectFileBytes / 1_000_000)} MB, its pages and data ${Math.round(LIMITS.projectTextBytes / 1_000_000)} MB of them, and ${LIMITS.projectFiles.toLocaleString('en')} files.`,
  ),
  noAssetRoom: (left: number, room: number) =>
    message(
      507,
      'no-room',
      `The files of this project have room for ${tenths(left)} more, of ${tenths(room)} in all. Choose a smaller file, delete some that are not used (Assets, Unused), or ask whoever runs this server for more room (HEDDLE_ASSETS_MB).`,
    ),
  importNeedsRoom: (size: number, room: number) =>
    message(
      507,
      'no-room',
      `The files of this project take ${tenths(size)}, and here a project has room for ${tenths(room)}, so nothing was imported. Delete files that are not used (Assets, Unused) where it comes from, or ask whoever runs this server for more room (HEDDLE_ASSETS_MB).`,
    ),
  fileBeingRemoved: message(
    503,
    'file-being-removed',
    'A copy of this file that nobody used any more is being taken away in this moment. Upload the file again in a minute.',
  ),
  transferTooLong: message(503, 'transfer-too-long', 'The file of this project took too long and was given up. Try again.'),
  transferTooLarge: message(503, 'transfer-too-large', 'The file of this project needed more memory than the server may use.'),
  /** Of a project whose site has no name. */
  importedName: 'Imported project',
  badDomain: message(
    422,
    'bad-domain',
    'Write the whole name of a host, such as www.example.org, without https:// and without a path.',
  ),
  ownDomain: message(422, 'own-domain', 'This name is the server’s own. Write one that belongs to you.'),
  noDomain: message(404, 'no-domain', 'The project has no such domain.'),
  domainNotVerified: message(422, 'domain-not-verified', 'Other names can lead to a verified domain only. Check it first.'),
  domainAdded: message(409, 'domain-added', 'The project has this domain already.'),
  tooManyDomains: (most: number) => message(422, 'too-many-domains', `A project has at most ${most} domains.`),
  noMember: message(404, 'no-member', 'This person is no member of the project.'),
  notYourRank: message(403, 'not-your-rank', 'You may manage members below your own role only.'),
  ownerStays: message(422, 'owner-stays', 'The owner of a project stays; delete the project instead.'),
  noInvitation: message(404, 'no-invitation', 'This invitation was used, taken back, or is over. Ask for another one.'),
  alreadyMember: message(409, 'already-member', 'You are a member of this project already.'),
  tooManyInvitations: (most: number) =>
    message(429, 'too-many-invitations', `A project has at most ${most} open invitations. Take one back first.`),
} as const
