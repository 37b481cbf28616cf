/** Longest pattern in characters. */
export const MAX_PATTERN_LENGTH = 1000
/** Largest compiled pattern, in instructions: what one character of a text costs at worst. */
export const MAX_PATTERN_SIZE = 2000
/** Characters read, times the size of the pattern, that one call may cost; about half a second at worst. */
export const MAX_PATTERN_WORK = 50_000_000
/** Reading for a match with its groups, instead of whether there is one, takes so many times as long. */
export const GROUPS_WORK = 2
/** Below this nothing is counted: it is a few milliseconds at worst. */
export const FREE_PATTERN_WORK = 1_000_000
/** What handing out a match costs beside the reading, in the same measure. */
export const MATCH_WORK = 300
/** What a part of a replacement costs for each match, in the same measure. */
export const PART_WORK = 10
/** Longest text that a replacement may make, in characters. */
export const MAX_REPLACED_LENGTH = 1_000_000
/** Compiled patterns that are kept; each may hold some megabytes of states. */
export const MAX_CACHED_PATTERNS = 50
