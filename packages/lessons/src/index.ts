export { type Checked, checkLessons, MOST_WORDS, wordProblems, wordsOf } from './check.ts'
export { type Coaching, coach, replyToRefusal, WHOLE } from './coach.ts'
export { hasCome, type Sight } from './moment.ts'
export { openAct, Play, Prompter } from './play.ts'
