import { mount } from 'svelte';
import { language } from '$lib/i18n/language.svelte';
import { session } from '$lib/session.svelte';
import '../app.css';
import type { Packed } from './model.svelte';
import Page from './Page.svelte';

const packed = JSON.parse(document.getElementById('packed')!.textContent) as Packed;
session.games = [packed.game];
void language.load(packed.language).then(() => mount(Page, { target: document.getElementById('app')!, props: { packed } }));
