import type { Message } from './messages.ts'

const message = (status: number, code: string, text: string): Message => ({ code, status, text })

/** What visitors are told of what is not for everybody, or different for each of them. */
export const visitorMessages = {
  visitorSignedOut: message(401, 'visitor-signed-out', 'This page is not for everybody. Sign in to see it.'),
  visitorForbidden: message(403, 'visitor-forbidden', 'You are signed in, but this page is not for you.'),
  visitorsBlocked: message(403, 'visitors-blocked', 'This page is not for everybody, and nobody can sign in to this site yet.'),
  visitorsFailed: message(503, 'visitors-failed', 'Who you are could not be found out. Try again in a minute.'),
  identifyFailed: (namespace: string, projectId: string) =>
    `Error while initializing auth: the plugin ${namespace} of project ${projectId} could not tell who a visitor is`,
  askedSignedOut: message(401, 'visitor-signed-out', 'Sign in first: this is different for each visitor.'),
  nobodySignsIn: message(403, 'visitors-blocked', 'This is different for each visitor, and nobody can sign in to this site yet.'),
  visitorLacks: (path: string) =>
    message(403, 'visitor-lacks', `The account that is signed in has no “${path}”, which is needed here. Nothing was sent.`),
  triedAsNobody: 'This is for whoever is signed in, and nobody is: nothing was sent. Say beside “Try it” whom to try it as.',
  staticVisitor: 'Its rows are those of the signed-in visitor, and there is none while publishing. Choose the mode Server.',
} as const
