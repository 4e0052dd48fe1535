import { createHash } from 'node:crypto';
import { ANNOUNCEMENT_CLOSED } from '../announcement-closed.ts';

/**
 * Runs in the page. It asks for the app's scripts once the first screen is painted, so that they do not compete with its font and
 * its picture. It asks for one after another, so that asking is no long task. A page in the background is never painted, so a
 * timer asks, too. A button that is tapped before the app listens is tapped again once it does (`shop-listens`). Until then
 * `data-member` says that the page, which was drawn for nobody, belongs to somebody who is signed in.
 */
export const START_SCRIPT = `(()=>{const page=document.documentElement.dataset;try{if(localStorage.getItem("persist:root")?.includes("token"))page.member=""}catch{delete page.member}let tapped;const tap=({target})=>{tapped=target.closest("button")??tapped};addEventListener("click",tap);addEventListener("shop-listens",()=>{delete page.member;removeEventListener("click",tap);setTimeout(()=>tapped?.isConnected&&tapped.click())},{once:true});let begun=false;const begin=()=>{if(begun)return;begun=true;const{main,preload}=JSON.parse(document.getElementById("scripts").textContent);for(const src of main)document.head.append(Object.assign(document.createElement("script"),{src,async:false}));for(const href of preload)setTimeout(()=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"script",href})))};try{new PerformanceObserver(begin).observe({type:"paint",buffered:true})}catch{begin()}setTimeout(begin,3000)})()`;

/**
 * Runs in the head of a page, before anything is painted. `data-quiet` says that this tab has closed the announcement
 * (`data-announced`). The announcement then never shows, and nothing below it jumps.
 */
export const QUIET_SCRIPT = `(()=>{const page=document.documentElement.dataset;try{if(sessionStorage.getItem("${ANNOUNCEMENT_CLOSED}")===page.announced)page.quiet=""}catch{delete page.quiet}})()`;

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const START_HASH = hashOf(START_SCRIPT);
const BOTH_HASHES = `${START_HASH} ${hashOf(QUIET_SCRIPT)}`;

/** Returns how a content security policy names the scripts of a page, and no others. */
export const scriptHashes = (isAnnouncing: boolean): string => (isAnnouncing ? BOTH_HASHES : START_HASH);
