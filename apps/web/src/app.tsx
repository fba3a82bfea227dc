import { lazy, Suspense, useEffect } from 'react'
import { Frame } from './frame.tsx'
import { HomeScreen } from './home/home-screen.tsx'
import { Loading } from './parts/loading.tsx'
import { Toasts } from './parts/toasts.tsx'
import { type Route, useRoute } from './routing/route.ts'
import { useTranslation } from './words/use-translation.ts'

const LocalTableScreen = lazy(() => import('./table/local-table-screen.tsx'))
const OnlineTableScreen = lazy(() => import('./table/online-table-screen.tsx'))
const ReplayScreen = lazy(() => import('./table/replay-screen.tsx'))
const NewMatchScreen = lazy(() => import('./new-match/new-match-screen.tsx'))
const MineScreen = lazy(() => import('./mine/mine-screen.tsx'))
const LobbyScreen = lazy(() => import('./mine/lobby-screen.tsx'))
const ReplaysScreen = lazy(() => import('./replays/replays-screen.tsx'))
const RulesScreen = lazy(() => import('./rules/rules-screen.tsx'))
const LearnScreen = lazy(() => import('./learn/learn-screen.tsx'))
const LessonScreen = lazy(() => import('./learn/lesson-screen.tsx'))
const SettingsScreen = lazy(() => import('./settings/settings-screen.tsx'))
const AccountScreen = lazy(() => import('./account/account-screen.tsx'))
const AboutScreen = lazy(() => import('./about/about-screen.tsx'))

/** Tables fill the window; everything else stands in a frame. */
const TABLES: readonly Route['screen'][] = ['play', 'table', 'replay', 'lesson']
const isTable = ({ screen }: Route): boolean => TABLES.includes(screen)

export function App() {
  const route = useRoute()
  // A new screen begins at its top, and with its content for whoever reads by keyboard.
  useEffect(() => {
    if (isTable(route)) return
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [route])
  const screen = (
    <Suspense fallback={<Loading />}>
      <Screen route={route} />
    </Suspense>
  )
  return (
    <>
      {isTable(route) ? screen : <Frame route={route}>{screen}</Frame>}
      <Toasts />
    </>
  )
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />
    case 'new':
      return <NewMatchScreen key={`${route.game} ${route.way}`} game={route.game} way={route.way} />
    case 'table':
      return <LocalTableScreen match={route.match} at={route.at} />
    case 'play':
      // Another match is another table: the secret that led to one opens no seat of the next.
      return <OnlineTableScreen key={route.match} match={route.match} at={route.at} />
    case 'replay':
      return <ReplayScreen match={route.match} at={route.at} as={route.as} />
    case 'mine':
      return <MineScreen />
    case 'lobby':
      return <LobbyScreen />
    case 'replays':
      return <ReplaysScreen />
    case 'rules':
      return <RulesScreen game={route.game} />
    case 'learn':
      return <LearnScreen key={route.game} game={route.game} />
    case 'lesson':
      return <LessonScreen game={route.game} lesson={route.lesson} at={route.at} />
    case 'settings':
      return <SettingsScreen />
    case 'account':
      return <AccountScreen />
    case 'about':
      return <AboutScreen />
    case 'missing':
      return <Missing />
  }
}

function Missing() {
  const { t } = useTranslation()
  return (
    <div className="screen-head">
      <h1>{t('missing.title')}</h1>
      <p className="soft">{t('missing.text')}</p>
    </div>
  )
}
