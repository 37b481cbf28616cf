import { LIMITS } from '../../limits.ts'
import { days, hours, minutes, type LetterTexts } from './letter-text.ts'

/** Letters in English. */
export const EN: LetterTexts = {
  password: {
    subject: ({ site }) => `Set a new password for ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, asked for a new password for your account at ${site}.`,
      `Set it here, within ${minutes(LIMITS.resetLinkLife)} minutes:`,
      what,
      'If it was not you, do nothing: your password stays as it is.',
    ],
  },
  link: {
    subject: ({ site }) => `Sign in to ${site}`,
    lines: ({ site, what }) => [
      `This link signs you in to ${site}, once and within ${minutes(LIMITS.signInLinkLife)} minutes:`,
      what,
      'If you did not ask for it, do nothing, and give it to nobody.',
    ],
  },
  code: {
    subject: ({ site }) => `Your code for ${site}`,
    lines: ({ site, what }) => [
      `With this code you sign in to ${site}, or show that it is you, once and within ${minutes(LIMITS.codeLife)} minutes:`,
      what,
      'If you did not ask for it, do nothing, and tell it to nobody.',
    ],
  },
  confirm: {
    subject: ({ site }) => `Confirm your address for ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, wants to make an account at ${site} with this address.`,
      `Confirm that it is yours, within ${hours(LIMITS.confirmLinkLife)} hours:`,
      what,
      'If it was not you, do nothing: no account is made.',
    ],
  },
  known: {
    subject: ({ site }) => `You have an account at ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, wanted to make an account at ${site} with this address. There is one already: sign in with it, or ask for a new password there.`,
      what,
      'If it was not you, do nothing: nothing was changed.',
    ],
  },
  invitation: {
    subject: ({ site }) => `You are invited to ${site}`,
    lines: ({ site, what }) => [
      `Those who run ${site} made an account there for this address.`,
      `Set your password here, once and within ${days(LIMITS.passwordLinkLife)} days:`,
      what,
      'If you do not want the account, do nothing, and give the link to nobody: whoever opens it sets the password.',
    ],
  },
  move: {
    subject: ({ site }) => `Confirm your new address for ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, wants this address for their account at ${site}.`,
      `Confirm that it is yours, within ${hours(LIMITS.confirmLinkLife)} hours, in the browser in which you are signed in:`,
      what,
      'If it was not you, do nothing: no account gets this address.',
    ],
  },
  moving: {
    subject: ({ site }) => `Your address at ${site} is to be changed`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, wants another address for your account at ${site}. It has this one until a link that was sent to the other is opened.`,
      what,
      'If it was not you, sign in there and change your password at once: that ends it. If it was you, do nothing.',
    ],
  },
  taken: {
    subject: ({ site }) => `You have an account at ${site}`,
    lines: ({ site, what }) => [
      `Somebody, most likely you, wanted this address for another account at ${site}. There is an account with it already.`,
      what,
      'If it was not you, do nothing: nothing was changed.',
    ],
  },
  changed: {
    subject: ({ site }) => `Your password at ${site} was changed`,
    lines: ({ site, what }) => [
      `The password of your account at ${site} was changed, and whoever was signed in elsewhere is signed out.`,
      what,
      'If it was not you, ask there for a new password at once: it ends the one that was set. If it was you, do nothing.',
    ],
  },
  moved: {
    subject: ({ site }) => `Your address at ${site} was changed`,
    lines: ({ site, what }) => [
      `Your account at ${site} has another address now. With this one nobody signs in to it any more, and letters about it go to the other.`,
      what,
      'If it was not you, write to those who run the site at once: they can block the account. If it was you, do nothing.',
    ],
  },
  deleted: {
    subject: ({ site }) => `Your account at ${site} was deleted`,
    lines: ({ site, what }) => [
      `Your account at ${site} was deleted, by you or by those who run the site. Nobody can sign in to it any more.`,
      what,
      'If you did not want that, write to those who run the site. If it was you, do nothing.',
    ],
  },
}
