// A bot of your own: it takes a seat and answers every question by chance. docs/protocol.md explains the messages.
//
//   node examples/bot-client.mjs ws://localhost:4000 <match> <secret of the seat>
//
// With LOG=<file> it writes the log of the match there when the match is over, one line of JSON for each of its lines.
// With HEAD=<file> it keeps the newest hash of the match there, and says so when the match does not contain it any more.
// Needs Node 22 or newer; with an older one, `npm install ws` first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const { WebSocket = (await import('ws')).WebSocket } = globalThis
const [server, match, token] = process.argv.slice(2)
const { PAUSE_MS = 25, LOG, HEAD } = process.env // a server takes some 50 messages a second from one client

const any = (list) => list[Math.floor(Math.random() * list.length)]
const whole = (least, most) => least + Math.floor(Math.random() * (most - least + 1))
const shuffled = (list) =>
  list
    .map((one) => [Math.random(), one])
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)

/** An answer to each of the four kinds of questions. */
function answerTo(question) {
  switch (question.kind) {
    case 'choose':
      return any(question.options)
    case 'some':
      return shuffled(question.options).slice(0, whole(question.min, question.max))
    case 'amount':
      return whole(question.min, question.max)
    case 'arrange':
      return question.spots.map(any)
  }
}

let lastSeq // the newest entry that this bot knows
let status // whether the match is open, paused, over or frozen
let question // what is asked now
let ids = 0
let kept = HEAD !== undefined && existsSync(HEAD) ? JSON.parse(readFileSync(HEAD, 'utf8')) : undefined // the newest hash it saw
let asked // the one it has asked the server about
let length = 0 // of the log
const log = [] // its lines from the end, as far as they have been asked for

/** Keeps the newest hash of the match, which stands for all that has happened in it. */
function keep({ seq, head }) {
  if (head === undefined) return
  kept = { seq, head }
  if (HEAD !== undefined) writeFileSync(HEAD, JSON.stringify(kept))
}

function connect() {
  const socket = new WebSocket(`${server}/live`)
  const send = (message) => socket.send(JSON.stringify(message))
  const answer = () => {
    if (socket.readyState !== 1 || !question?.mine || status.state !== 'open') return
    send({ type: 'answer', id: ++ids, n: question.n, value: answerTo(question.mine) })
  }
  const answerSoon = () => setTimeout(answer, Number(PAUSE_MS))
  // A welcome brings the newest lines of the log alone. Earlier ones come in pages, each before the one that came last.
  const askForLines = (before) =>
    setTimeout(() => send({ type: 'earlier', id: ++ids, of: 'log', before }), Number(PAUSE_MS))
  const end = () => {
    console.log(`The match is over: ${JSON.stringify(status.outcome)}`)
    process.exit(0)
  }

  const finish = () => (LOG === undefined ? end() : askForLines(length))

  socket.addEventListener('open', () => send({ type: 'hello', protocol: 2, match, token, lastSeq }))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data)
    switch (message.type) {
      case 'welcome':
      case 'update':
        if (message.type === 'welcome' && kept) {
          asked = kept // is what it saw before still in this match?
          send({ type: 'head', id: ++ids, at: asked.seq })
        }
        keep(message)
        lastSeq = message.seq
        status = message.status ?? status
        if (message.log) length = message.log.keep + (message.log.skip ?? 0) + message.log.add.length
        if (status.state === 'over') return asked ? undefined : finish()
        if (message.question !== undefined) question = message.question
        if (message.question || message.status) answerSoon()
        return
      case 'head':
        if (message.head !== asked?.head)
          console.error(
            `The server has changed this match: entry ${message.at}, which I have seen, is not in it any more.`,
          )
        asked = undefined
        return status.state === 'over' ? finish() : undefined
      case 'lines':
        log.unshift(...message.lines)
        if (message.earlier > 0) return askForLines(message.earlier)
        writeFileSync(LOG, log.map((line) => `${JSON.stringify(line)}\n`).join(''))
        return end()
      case 'rejected': // mostly an arrangement whose spots do not go together; what came too late is asked anew by itself
        if (question?.mine?.kind === 'arrange') answerSoon()
        return
      case 'error':
        console.error(message.text)
        if (['token', 'match', 'protocol'].includes(message.code)) process.exit(1)
    }
  })
  socket.addEventListener('close', () => {
    log.length = 0
    setTimeout(connect, 1000)
  })
  socket.addEventListener('error', () => {})
}

connect()
