const JOIN = /^#join=([\w-]{43})$/

/** What an invitation link holds behind its hash; nothing for any other address. */
export const readInvitationToken = (hash: string): string | undefined => JOIN.exec(hash)?.[1]
