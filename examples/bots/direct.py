"""Plays at online tables without Ludoteca on this machine: HTTP and the live line, as /api/docs of a room describes them.

    export LUDOTECA_TOKEN=ludoteca_…
    python3 direct.py https://games.example                      plays wherever it is invited
    python3 direct.py https://games.example tigris-euphrates Bo  sets up a rated game, invites the program Bo, plays it, ends

It chooses at random. Nothing but the standard library is used; of the live line only what is needed: frames of text.
"""

import base64
import json
import os
import random
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

if len(sys.argv) not in (2, 4) or not os.environ.get('LUDOTECA_TOKEN'):
    sys.exit(__doc__)
ROOM = sys.argv[1].rstrip('/')
TOKEN = os.environ['LUDOTECA_TOKEN']
HEADERS = {'Authorization': f'Bearer {TOKEN}', 'Content-Type': 'application/json'}


def ask(method, path, body=None):
    """The answer, or None where the room says no. Whoever asks too often waits."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f'{ROOM}/api{path}', data, HEADERS, method=method)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 429:
                print(path, error.read().decode(), file=sys.stderr)
                return None
            time.sleep(int(error.headers.get('Retry-After', '1')))


class Line:
    """A WebSocket: text both ways."""

    def __init__(self):
        url = urlsplit(ROOM)
        port = url.port or (443 if url.scheme == 'https' else 80)
        self.socket = socket.create_connection((url.hostname, port), timeout=60)
        if url.scheme == 'https':
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f'GET /api/live HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
            f'Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {TOKEN}\r\n\r\n'.encode()
        )
        self.file = self.socket.makefile('rb')
        status = self.file.readline().decode()
        if ' 101 ' not in status:
            sys.exit(f'the room does not open a line: {status}')
        while self.file.readline().strip():
            pass

    def frame(self, kind, data):
        mask = secrets.token_bytes(4)
        size = len(data)
        head = bytes([0x80 | kind])
        head += bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack('!H', size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def say(self, **message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        """The next message; None when the line has ended."""
        text = b''
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                return None
            size = head[1] & 0x7F
            if size >= 126:
                size = struct.unpack('!H' if size == 126 else '!Q', self.file.read(2 if size == 126 else 8))[0]
            data = self.file.read(size)
            kind = head[0] & 0x0F
            if kind == 8:
                return None
            if kind == 9:
                self.frame(10, data)
            elif kind in (0, 1):
                text += data
                if head[0] & 0x80:
                    return json.loads(text)


class Player:
    def __init__(self, line):
        self.line = line
        self.me = ask('GET', '/me')['id']
        self.tables = {}
        self.said = 0

    def do(self, table, **command):
        self.said += 1
        self.line.say(type='do', id=f'd{secrets.token_hex(6)}{self.said}', table=table, command=command)

    def look(self):
        """Goes to tables where the account sits by now."""
        for table in ask('GET', '/lobby')['mine']:
            if table['id'] not in self.tables:
                self.go(table['id'])

    def go(self, table):
        self.tables[table] = {'seq': 0, 'facts': None}
        self.line.say(type='watch', table=table)

    def update(self, message):
        """True when the game is over."""
        table = message['table']
        known = self.tables.setdefault(table, {'seq': 0, 'facts': None})
        if message['after'] > known['seq']:
            self.line.say(type='watch', table=table, since=known['seq'])
            return False
        known['seq'] = message['seq']
        known['facts'] = message.get('facts', known['facts'])
        facts = known['facts']
        if facts['phase'] == 'open':
            self.line.say(type='seen', table=table, seq=known['seq'])
            if facts['host'] == self.me and all(seat['person'] or seat['bot'] for seat in facts['seats']):
                self.do(table, do='start')
        elif facts['phase'] == 'playing':
            self.decide(table)
        else:
            print(json.dumps({'table': table, 'seat': message['seat'], 'result': facts['result']}), flush=True)
        return facts['phase'] == 'over'

    def decide(self, table):
        choices = ask('GET', f'/tables/{table}/choices')
        if choices and choices['legal']:
            self.do(table, do='act', steps=choices['steps'], lines=[random.choice(choices['legal'])])


def main():
    line = Line()
    line.say(type='hello', protocol=PROTOCOL)
    line.say(type='lobby', on=True)
    player = Player(line)
    own = None
    if len(sys.argv) > 2:
        game, opponent = sys.argv[2:4]
        terms = {
            'game': game, 'seats': 2, 'options': {}, 'pace': {'kind': 'live', 'bank': 3600, 'increment': 60},
            'visibility': 'public', 'rated': True, 'guardian': 'easy', 'order': 'given',
        }
        own = ask('POST', '/tables', terms)['id']
        player.go(own)
        player.do(own, do='invite', name=opponent)
    player.look()
    while (message := line.hear()) is not None:
        kind = message['type']
        if kind in ('lobby-changed', 'turns'):
            player.look()
        elif kind == 'update' and player.update(message):
            line.say(type='unwatch', table=message['table'])
            if message['table'] == own:
                return
        elif kind == 'refused':
            rule = message['refusal']['rule']
            # The guest has not come yet, or the position is another one by now.
            if rule == 'not-come':
                time.sleep(0.5)
                player.do(message['table'], do='start')
            elif rule != 'already-started':
                print(rule, file=sys.stderr)
                player.decide(message['table'])
        elif kind == 'problem':
            sys.exit(f'the room hung up: {message["code"]}')


PROTOCOL = int(ask('GET', '/openapi.json')['info']['version'])

if __name__ == '__main__':
    main()
