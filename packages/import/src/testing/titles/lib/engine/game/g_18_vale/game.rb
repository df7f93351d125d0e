# frozen_string_literal: true

require_relative 'meta'
require_relative 'map'
require_relative 'entities'
require_relative '../base'

module Engine
  module Game
    module G18Vale
      class Game < Game::Base
        include_meta(G18Vale::Meta)
        include Entities
        include Map

        register_colors(valeRed: '#d1232a')

        CURRENCY_FORMAT_STR = 'V%s'
        BANK_CASH = 8_000
        CERT_LIMIT = { 2 => 20, 3 => 16, 4 => { 5 => 13, 4 => 11 }, 5 => 10 }.freeze
        STARTING_CASH = { 2 => 600, 3 => 400, 4 => 300, 5 => 240 }.freeze
        CAPITALIZATION = :incremental
        MUST_SELL_IN_BLOCKS = true

        MARKET = [
          ['', '60y', '70p', '80x', '90xp', '100pm', '110o', '120b', '140r', '160e'],
          ['40', '50z', '60w', '65s', '70i', '80j', nil, '90S', '100t', '110P'],
          ['0c', '10a', '20l', '30n', '40pP', '45C', '50f', '55B', '60W', '65X'],
          ['5Y', '6Z', '7u', { price: 8, types: %i[par], info: '' }],
        ].freeze

        MARKET_TEXT = Base::MARKET_TEXT.merge(par_1: 'Start in phase 2', unlimited: 'Buy as you like').freeze
        STOCKMARKET_COLORS = Base::STOCKMARKET_COLORS.merge(par: :red, par_1: :peach, par_2: :olive).freeze

        PHASES = [
          { name: '2', train_limit: 4, tiles: [:yellow], operating_rounds: 1 },
          { name: '3', on: '3', train_limit: { minor: 2, major: 4 }, tiles: %i[yellow green], operating_rounds: 2,
            status: %w[can_buy_companies export_train] },
          { name: '5', on: '5', train_limit: 2, tiles: %w[yellow green brown], operating_rounds: 3 },
          { name: '5b', on: '5-2', train_limit: 2, tiles: %i[yellow green brown], operating_rounds: 3 },
          { name: 'D', on: %w[D E], train_limit: 0, tiles: %i[yellow green brown gray], operating_rounds: 3 },
        ].freeze

        TRAINS = [
          { name: '2', distance: 2, price: 80, rusts_on: '5', num: 6 },
          { name: '3', distance: [{ 'nodes' => %w[city offboard], 'pay' => 3, 'visit' => 3 },
                                  { 'nodes' => ['town'], 'pay' => 99, 'visit' => 99 }],
            price: 180, obsolete_on: 'D', num: 4, discount: { '2' => 40 },
            variants: [{ name: '3+', distance: 3, price: 220 }] },
          { name: '5', distance: 5, price: 450, num: 3, rusts_on: %w[D E],
            events: [{ 'type' => 'close_companies' }, { 'type' => 'bridge_opens', 'when' => 2 }] },
          { name: 'D', distance: 999, price: 1_100, num: 'unlimited', available_on: '5' },
          { name: 'E', distance: 999, price: 900 },
          { name: 'F', distance: 999, price: 950 },
        ].freeze

        EVENTS_TEXT = Base::EVENTS_TEXT.merge('bridge_opens' => ['Bridge opens', 'The bridge may be used']).freeze
        STATUS_TEXT = Base::STATUS_TEXT.merge('export_train' => ['A train is exported', 'After each set']).freeze

        def num_trains(train)
          return @depot.size if train[:name] == 'F'

          @players.size > 4 ? 3 : 2
        end

        def init_round
          Round::Auction.new(self, [])
        end
      end
    end
  end
end
