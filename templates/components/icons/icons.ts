/// <reference path="./lucide.d.ts" />
// The icons that content may name. They are from lucide. To add an icon, import its file and list it here. Do not import the index of the
// package: it names two thousand files, and the bundler would read them all.
import type { IconNode } from 'lucide';
import activity from 'lucide/dist/esm/icons/activity.mjs';
import alarmClock from 'lucide/dist/esm/icons/alarm-clock.mjs';
import archive from 'lucide/dist/esm/icons/archive.mjs';
import arrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import arrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import arrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import atSign from 'lucide/dist/esm/icons/at-sign.mjs';
import audioLines from 'lucide/dist/esm/icons/audio-lines.mjs';
import badgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import badgeEuro from 'lucide/dist/esm/icons/badge-euro.mjs';
import banknote from 'lucide/dist/esm/icons/banknote.mjs';
import bath from 'lucide/dist/esm/icons/bath.mjs';
import bell from 'lucide/dist/esm/icons/bell.mjs';
import blocks from 'lucide/dist/esm/icons/blocks.mjs';
import bookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import bot from 'lucide/dist/esm/icons/bot.mjs';
import brain from 'lucide/dist/esm/icons/brain.mjs';
import brainCircuit from 'lucide/dist/esm/icons/brain-circuit.mjs';
import briefcase from 'lucide/dist/esm/icons/briefcase.mjs';
import briefcaseBusiness from 'lucide/dist/esm/icons/briefcase-business.mjs';
import building from 'lucide/dist/esm/icons/building.mjs';
import building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import calculator from 'lucide/dist/esm/icons/calculator.mjs';
import calendar from 'lucide/dist/esm/icons/calendar.mjs';
import calendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import calendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import chartBar from 'lucide/dist/esm/icons/chart-bar.mjs';
import chartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import chartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import chartNoAxesCombined from 'lucide/dist/esm/icons/chart-no-axes-combined.mjs';
import chartPie from 'lucide/dist/esm/icons/chart-pie.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import chefHat from 'lucide/dist/esm/icons/chef-hat.mjs';
import chevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import circleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import circleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import circleX from 'lucide/dist/esm/icons/circle-x.mjs';
import clapperboard from 'lucide/dist/esm/icons/clapperboard.mjs';
import clipboardCheck from 'lucide/dist/esm/icons/clipboard-check.mjs';
import clipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import clock from 'lucide/dist/esm/icons/clock.mjs';
import cloud from 'lucide/dist/esm/icons/cloud.mjs';
import code from 'lucide/dist/esm/icons/code.mjs';
import cog from 'lucide/dist/esm/icons/cog.mjs';
import compass from 'lucide/dist/esm/icons/compass.mjs';
import cookingPot from 'lucide/dist/esm/icons/cooking-pot.mjs';
import cpu from 'lucide/dist/esm/icons/cpu.mjs';
import creditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import crown from 'lucide/dist/esm/icons/crown.mjs';
import database from 'lucide/dist/esm/icons/database.mjs';
import doorOpen from 'lucide/dist/esm/icons/door-open.mjs';
import dumbbell from 'lucide/dist/esm/icons/dumbbell.mjs';
import eye from 'lucide/dist/esm/icons/eye.mjs';
import eyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import smile from 'lucide/dist/esm/icons/face-slightly-smiling.mjs';
import smilePlus from 'lucide/dist/esm/icons/face-slightly-smiling-plus.mjs';
import factory from 'lucide/dist/esm/icons/factory.mjs';
import fileCheck from 'lucide/dist/esm/icons/file-check.mjs';
import fileSearch from 'lucide/dist/esm/icons/file-search.mjs';
import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import fingerprint from 'lucide/dist/esm/icons/fingerprint-pattern.mjs';
import flag from 'lucide/dist/esm/icons/flag.mjs';
import flaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import funnel from 'lucide/dist/esm/icons/funnel.mjs';
import gauge from 'lucide/dist/esm/icons/gauge.mjs';
import gavel from 'lucide/dist/esm/icons/gavel.mjs';
import gem from 'lucide/dist/esm/icons/gem.mjs';
import gitBranch from 'lucide/dist/esm/icons/git-branch.mjs';
import globe from 'lucide/dist/esm/icons/globe.mjs';
import graduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs';
import hammer from 'lucide/dist/esm/icons/hammer.mjs';
import handHeart from 'lucide/dist/esm/icons/hand-heart.mjs';
import handshake from 'lucide/dist/esm/icons/handshake.mjs';
import hardHat from 'lucide/dist/esm/icons/hard-hat.mjs';
import headphones from 'lucide/dist/esm/icons/headphones.mjs';
import headset from 'lucide/dist/esm/icons/headset.mjs';
import heart from 'lucide/dist/esm/icons/heart.mjs';
import heartPulse from 'lucide/dist/esm/icons/heart-pulse.mjs';
import hospital from 'lucide/dist/esm/icons/hospital.mjs';
import hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import house from 'lucide/dist/esm/icons/house.mjs';
import housePlug from 'lucide/dist/esm/icons/house-plug.mjs';
import image from 'lucide/dist/esm/icons/image.mjs';
import inbox from 'lucide/dist/esm/icons/inbox.mjs';
import info from 'lucide/dist/esm/icons/info.mjs';
import key from 'lucide/dist/esm/icons/key.mjs';
import keyRound from 'lucide/dist/esm/icons/key-round.mjs';
import languages from 'lucide/dist/esm/icons/languages.mjs';
import layers from 'lucide/dist/esm/icons/layers.mjs';
import layoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import layoutTemplate from 'lucide/dist/esm/icons/layout-template.mjs';
import leaf from 'lucide/dist/esm/icons/leaf.mjs';
import library from 'lucide/dist/esm/icons/library.mjs';
import lifeBuoy from 'lucide/dist/esm/icons/life-buoy.mjs';
import lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs';
import link from 'lucide/dist/esm/icons/link.mjs';
import listChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import lock from 'lucide/dist/esm/icons/lock.mjs';
import mail from 'lucide/dist/esm/icons/mail.mjs';
import map from 'lucide/dist/esm/icons/map.mjs';
import mapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import messageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import messageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import messageSquareText from 'lucide/dist/esm/icons/message-square-text.mjs';
import messagesSquare from 'lucide/dist/esm/icons/messages-square.mjs';
import mic from 'lucide/dist/esm/icons/mic.mjs';
import microscope from 'lucide/dist/esm/icons/microscope.mjs';
import monitor from 'lucide/dist/esm/icons/monitor.mjs';
import monitorCheck from 'lucide/dist/esm/icons/monitor-check.mjs';
import mousePointerClick from 'lucide/dist/esm/icons/mouse-pointer-click.mjs';
import network from 'lucide/dist/esm/icons/network.mjs';
import newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import packageIcon from 'lucide/dist/esm/icons/package.mjs';
import palette from 'lucide/dist/esm/icons/palette.mjs';
import paperclip from 'lucide/dist/esm/icons/paperclip.mjs';
import partyPopper from 'lucide/dist/esm/icons/party-popper.mjs';
import penTool from 'lucide/dist/esm/icons/pen-tool.mjs';
import percent from 'lucide/dist/esm/icons/percent.mjs';
import phone from 'lucide/dist/esm/icons/phone.mjs';
import phoneCall from 'lucide/dist/esm/icons/phone-call.mjs';
import phoneForwarded from 'lucide/dist/esm/icons/phone-forwarded.mjs';
import phoneIncoming from 'lucide/dist/esm/icons/phone-incoming.mjs';
import phoneOutgoing from 'lucide/dist/esm/icons/phone-outgoing.mjs';
import pill from 'lucide/dist/esm/icons/pill.mjs';
import play from 'lucide/dist/esm/icons/play.mjs';
import plug from 'lucide/dist/esm/icons/plug.mjs';
import plugZap from 'lucide/dist/esm/icons/plug-zap.mjs';
import pointer from 'lucide/dist/esm/icons/pointer.mjs';
import presentation from 'lucide/dist/esm/icons/presentation.mjs';
import puzzle from 'lucide/dist/esm/icons/puzzle.mjs';
import quote from 'lucide/dist/esm/icons/quote.mjs';
import radar from 'lucide/dist/esm/icons/radar.mjs';
import receipt from 'lucide/dist/esm/icons/receipt.mjs';
import refreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import repeat from 'lucide/dist/esm/icons/repeat.mjs';
import rocket from 'lucide/dist/esm/icons/rocket.mjs';
import route from 'lucide/dist/esm/icons/route.mjs';
import ruler from 'lucide/dist/esm/icons/ruler.mjs';
import scale from 'lucide/dist/esm/icons/scale.mjs';
import scanFace from 'lucide/dist/esm/icons/scan-face.mjs';
import scanSearch from 'lucide/dist/esm/icons/scan-search.mjs';
import scissors from 'lucide/dist/esm/icons/scissors.mjs';
import scrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import search from 'lucide/dist/esm/icons/search.mjs';
import send from 'lucide/dist/esm/icons/send.mjs';
import server from 'lucide/dist/esm/icons/server.mjs';
import serverCog from 'lucide/dist/esm/icons/server-cog.mjs';
import settings from 'lucide/dist/esm/icons/settings.mjs';
import share2 from 'lucide/dist/esm/icons/share-2.mjs';
import shield from 'lucide/dist/esm/icons/shield.mjs';
import shieldAlert from 'lucide/dist/esm/icons/shield-alert.mjs';
import shieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import shieldPlus from 'lucide/dist/esm/icons/shield-plus.mjs';
import shoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import slidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import sofa from 'lucide/dist/esm/icons/sofa.mjs';
import solarPanel from 'lucide/dist/esm/icons/solar-panel.mjs';
import sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import star from 'lucide/dist/esm/icons/star.mjs';
import stethoscope from 'lucide/dist/esm/icons/stethoscope.mjs';
import store from 'lucide/dist/esm/icons/store.mjs';
import sun from 'lucide/dist/esm/icons/sun.mjs';
import syringe from 'lucide/dist/esm/icons/syringe.mjs';
import table from 'lucide/dist/esm/icons/table.mjs';
import target from 'lucide/dist/esm/icons/target.mjs';
import telescope from 'lucide/dist/esm/icons/telescope.mjs';
import thumbsUp from 'lucide/dist/esm/icons/thumbs-up.mjs';
import ticket from 'lucide/dist/esm/icons/ticket.mjs';
import timer from 'lucide/dist/esm/icons/timer.mjs';
import toggleRight from 'lucide/dist/esm/icons/toggle-right.mjs';
import trendingDown from 'lucide/dist/esm/icons/trending-down.mjs';
import trendingUp from 'lucide/dist/esm/icons/trending-up.mjs';
import trophy from 'lucide/dist/esm/icons/trophy.mjs';
import truck from 'lucide/dist/esm/icons/truck.mjs';
import umbrella from 'lucide/dist/esm/icons/umbrella.mjs';
import unplug from 'lucide/dist/esm/icons/unplug.mjs';
import user from 'lucide/dist/esm/icons/user.mjs';
import userCheck from 'lucide/dist/esm/icons/user-check.mjs';
import userCog from 'lucide/dist/esm/icons/user-cog.mjs';
import userPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import userRound from 'lucide/dist/esm/icons/user-round.mjs';
import users from 'lucide/dist/esm/icons/users.mjs';
import usersRound from 'lucide/dist/esm/icons/users-round.mjs';
import utensils from 'lucide/dist/esm/icons/utensils.mjs';
import video from 'lucide/dist/esm/icons/video.mjs';
import volume2 from 'lucide/dist/esm/icons/volume-2.mjs';
import wallet from 'lucide/dist/esm/icons/wallet.mjs';
import wandSparkles from 'lucide/dist/esm/icons/wand-sparkles.mjs';
import webhook from 'lucide/dist/esm/icons/webhook.mjs';
import wifi from 'lucide/dist/esm/icons/wifi.mjs';
import workflow from 'lucide/dist/esm/icons/workflow.mjs';
import wrench from 'lucide/dist/esm/icons/wrench.mjs';
import x from 'lucide/dist/esm/icons/x.mjs';
import zap from 'lucide/dist/esm/icons/zap.mjs';

export const icons: Readonly<Record<string, IconNode>> = {
  activity,
  'alarm-clock': alarmClock,
  archive,
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  'at-sign': atSign,
  'audio-lines': audioLines,
  'badge-check': badgeCheck,
  'badge-euro': badgeEuro,
  banknote,
  'chart-column': chartColumn,
  bath,
  bell,
  blocks,
  'book-open': bookOpen,
  bot,
  brain,
  'brain-circuit': brainCircuit,
  briefcase,
  'briefcase-business': briefcaseBusiness,
  building,
  'building-2': building2,
  calculator,
  calendar,
  'calendar-check': calendarCheck,
  'calendar-clock': calendarClock,
  'chart-bar': chartBar,
  'chart-line': chartLine,
  'chart-no-axes-combined': chartNoAxesCombined,
  'chart-pie': chartPie,
  check,
  'chef-hat': chefHat,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'circle-check': circleCheck,
  'circle-help': circleHelp,
  'circle-x': circleX,
  clapperboard,
  'clipboard-check': clipboardCheck,
  'clipboard-list': clipboardList,
  clock,
  cloud,
  code,
  cog,
  compass,
  'cooking-pot': cookingPot,
  cpu,
  'credit-card': creditCard,
  crown,
  database,
  'door-open': doorOpen,
  dumbbell,
  eye,
  'eye-off': eyeOff,
  factory,
  'file-check': fileCheck,
  'file-search': fileSearch,
  'file-text': fileText,
  funnel,
  fingerprint,
  flag,
  'flask-conical': flaskConical,
  gauge,
  gavel,
  gem,
  'git-branch': gitBranch,
  globe,
  'graduation-cap': graduationCap,
  hammer,
  'hand-heart': handHeart,
  handshake,
  'hard-hat': hardHat,
  headphones,
  headset,
  heart,
  'heart-pulse': heartPulse,
  hospital,
  hourglass,
  house,
  'house-plug': housePlug,
  image,
  inbox,
  info,
  key,
  'key-round': keyRound,
  languages,
  layers,
  'layout-dashboard': layoutDashboard,
  'layout-template': layoutTemplate,
  leaf,
  library,
  'life-buoy': lifeBuoy,
  lightbulb,
  link,
  'list-checks': listChecks,
  lock,
  mail,
  map,
  'map-pin': mapPin,
  megaphone,
  menu,
  'message-circle': messageCircle,
  'message-square': messageSquare,
  'message-square-text': messageSquareText,
  'messages-square': messagesSquare,
  mic,
  microscope,
  monitor,
  'monitor-check': monitorCheck,
  'mouse-pointer-click': mousePointerClick,
  network,
  newspaper,
  package: packageIcon,
  palette,
  paperclip,
  'party-popper': partyPopper,
  'pen-tool': penTool,
  percent,
  phone,
  'phone-call': phoneCall,
  'phone-forwarded': phoneForwarded,
  'phone-incoming': phoneIncoming,
  'phone-outgoing': phoneOutgoing,
  pill,
  play,
  plug,
  'plug-zap': plugZap,
  pointer,
  presentation,
  puzzle,
  quote,
  radar,
  receipt,
  'refresh-cw': refreshCw,
  repeat,
  rocket,
  route,
  ruler,
  scale,
  'scan-face': scanFace,
  'scan-search': scanSearch,
  scissors,
  'scroll-text': scrollText,
  search,
  send,
  server,
  'server-cog': serverCog,
  settings,
  'share-2': share2,
  shield,
  'shield-alert': shieldAlert,
  'shield-check': shieldCheck,
  'shield-plus': shieldPlus,
  'shopping-cart': shoppingCart,
  'sliders-horizontal': slidersHorizontal,
  smile,
  'smile-plus': smilePlus,
  sofa,
  'solar-panel': solarPanel,
  sparkles,
  star,
  stethoscope,
  store,
  sun,
  syringe,
  table,
  target,
  telescope,
  'thumbs-up': thumbsUp,
  ticket,
  timer,
  'toggle-right': toggleRight,
  'trending-down': trendingDown,
  'trending-up': trendingUp,
  trophy,
  truck,
  umbrella,
  unplug,
  user,
  'user-check': userCheck,
  'user-cog': userCog,
  'user-plus': userPlus,
  'user-round': userRound,
  users,
  'users-round': usersRound,
  utensils,
  video,
  'volume-2': volume2,
  wallet,
  'wand-sparkles': wandSparkles,
  webhook,
  wifi,
  workflow,
  wrench,
  x,
  zap,
};
